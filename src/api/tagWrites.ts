import { mergedFields } from '#domain/merge.ts'
import { latest } from './latest.ts'
import { readTag, type Tag, type TagInput } from './tags.ts'
import { useOperation } from './useOperation.ts'

/** Creates a tag (`opened` null) or saves a known one. Without `image_data` the picture stays. */
export function useSaveTag(opened: Tag | null) {
  return useOperation(opened ? 'updateTag' : 'createTag', {
    send: async (body: TagInput, write): Promise<Tag> => {
      if (!opened) return write('createTag', { body })
      const path = { id: opened.id }
      const now = await latest(opened, () => readTag(opened.id))
      return write('updateTag', { path, body: mergedFields(opened, body, now) })
    },
  })
}
