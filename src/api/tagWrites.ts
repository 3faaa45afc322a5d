import type { Edit } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { readTag, type Tag, type TagInput } from './tags.ts'
import { useSave } from './useOperation.ts'

/** Saves a tag. Without `image_data` the picture stays. */
export function useUpdateTag() {
  return useSave('updateTag', ({ opened, changes }: Edit<Tag, TagInput>, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (call) => readTag(opened.id, call),
      (now, header) => write('updateTag', { path, header, body: { ...now, ...changes } }),
    )
  })
}
