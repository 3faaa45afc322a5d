import { mergedFields } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { readTag, type Tag, type TagInput } from './tags.ts'
import { useOperation } from './useOperation.ts'

/**
 * Creates a tag (`shown` null) or saves a known one. Without `image_data` the picture stays. `shown` is the tag that
 * the form follows, `opened` the one that its user began to change.
 */
export function useSaveTag(shown: Tag | null, opened = shown) {
  return useOperation(opened ? 'updateTag' : 'createTag', {
    send: async (body: TagInput, write): Promise<Tag> => {
      if (!shown || !opened) return write('createTag', { body })
      const path = { id: opened.id }
      return saveOver(
        opened,
        (call) => readTag(opened.id, call),
        (now, header) => write('updateTag', { path, header, body: mergedFields(shown, body, now) }),
      )
    },
  })
}
