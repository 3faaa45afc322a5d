import { mergedFields } from '#domain/merge.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import type { CustomContent } from './customContent.ts'
import { latest } from './latest.ts'
import { useOperation } from './useOperation.ts'

type Fields = Pick<BodyOf<'updateCustomContent'>, 'title' | 'body' | 'image_data' | 'image_name'>

/** Creates content; the title is its first body too (CONT-05). */
export function useCreateCustomContent() {
  return useOperation('createCustomContent', {
    send: (title: string, write) => write('createCustomContent', { body: { title, body: title } }),
  })
}

/** Saves content. PUT replaces the record, so it is sent as it is by then with the own changes. */
export function useSaveCustomContent(opened: CustomContent) {
  const path = { id: opened.id }
  return useOperation('updateCustomContent', {
    send: async (fields: Fields, write) => {
      const now = await latest(opened, () => call('getCustomContent', { path }))
      return write('updateCustomContent', { path, body: mergedFields(opened, fields, now) })
    },
  })
}

/** Archives content. A host's list may have no bodies, so the whole record is read first. */
export function useArchiveCustomContent() {
  return useOperation('updateCustomContent', {
    send: async (row: CustomContent, write) => {
      const path = { id: row.id }
      const now = await latest(row, () => call('getCustomContent', { path }))
      const archived_at = new Date().toISOString()
      return write('updateCustomContent', { path, body: { ...now, archived_at } })
    },
  })
}
