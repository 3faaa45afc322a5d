import { mergedFields } from '#domain/merge.ts'
import type { BodyOf } from './contract.ts'
import type { CustomContent } from './customContent.ts'
import { saveOver } from './latest.ts'
import { useOperation } from './useOperation.ts'

type Fields = Pick<BodyOf<'updateCustomContent'>, 'title' | 'body' | 'image_data' | 'image_name'>

/** Creates content; the title is its first body too. */
export function useCreateCustomContent() {
  return useOperation('createCustomContent', {
    send: (title: string, write) => write('createCustomContent', { body: { title, body: title } }),
  })
}

/**
 * Saves content. PUT replaces the record, so it is sent as it is by then with the own changes. `shown` is the content
 * that the form follows, `opened` the one that its user began to change.
 */
export function useSaveCustomContent(shown: CustomContent, opened = shown) {
  const path = { id: opened.id }
  return useOperation('updateCustomContent', {
    send: (fields: Fields, write) =>
      saveOver(
        opened,
        (call) => call('getCustomContent', { path }),
        (now, header) =>
          write('updateCustomContent', { path, header, body: mergedFields(shown, fields, now) }),
      ),
  })
}

/** Archives content. A host's list may have no bodies, so the whole record is read first. */
export function useArchiveCustomContent() {
  return useOperation('updateCustomContent', {
    send: async (row: CustomContent, write) => {
      const path = { id: row.id }
      const archived_at = new Date().toISOString()
      return saveOver(
        row,
        (call) => call('getCustomContent', { path }),
        (now, header) =>
          write('updateCustomContent', { path, header, body: { ...now, archived_at } }),
      )
    },
  })
}
