import type { Edit } from '#domain/merge.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver } from './core/latest.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, useSave } from './core/useOperation.ts'

export type CustomContent = components['schemas']['CustomContent']

/** The custom content that is not archived. */
export const customContentsQuery = () => operationQuery('listCustomContent')

/** One piece of custom content, archived or not. */
export const customContentQuery = (id: number) =>
  operationQuery('getCustomContent', { path: { id } })

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
