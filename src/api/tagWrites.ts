import { mergedFields } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { readTag, type Tag, type TagInput } from './tags.ts'
import { useOperation } from './useOperation.ts'

/** Creates a tag (`opened` null) or saves a known one. Without `image_data` the picture stays. */
export function useSaveTag(opened: Tag | null) {
  return useOperation(opened ? 'updateTag' : 'createTag', {
    send: async (body: TagInput, write): Promise<Tag> => {
      if (!opened) return write('createTag', { body })
      const path = { id: opened.id }
      return saveOver(
        opened,
        (call) => readTag(opened.id, call),
        (now, header) =>
          write('updateTag', { path, header, body: mergedFields(opened, body, now) }),
      )
    },
  })
}
