import type { Edit } from '#domain/merge.ts'
import type { BodyOf } from './contract.ts'
import type { CustomContent } from './customContent.ts'
import { saveOver } from './latest.ts'
import { useOperation, useSave } from './useOperation.ts'

type ContentEdit = Edit<CustomContent, BodyOf<'updateCustomContent'>>

/** Creates content; the title is its first body too. */
export function useCreateCustomContent() {
  return useOperation('createCustomContent', {
    send: (title: string, write) => write('createCustomContent', { body: { title, body: title } }),
  })
}

/** Saves content. PUT replaces the whole content, and a row of the list may have no body. */
export function useUpdateCustomContent() {
  return useSave('updateCustomContent', ({ opened, changes }: ContentEdit, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (call) => call('getCustomContent', { path }),
      (now, header) => write('updateCustomContent', { path, header, body: { ...now, ...changes } }),
    )
  })
}
