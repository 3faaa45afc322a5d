import type { Edit } from '#domain/merge.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, type WriteCall } from './core/write.ts'

export type CustomContent = components['schemas']['CustomContent']

export const customContentsQuery = () => operationQuery('listCustomContent')

export const customContentQuery = (id: number) =>
  operationQuery('getCustomContent', { path: { id } })

interface NewContent {
  readonly title: string
  readonly body?: string
}

type ContentEdit = Edit<CustomContent, BodyOf<'updateCustomContent'>>

/** A new content without a body gets its title as body. */
export function useCreateCustomContent() {
  return useOperation('createCustomContent', {
    send: ({ title, body = title }: NewContent, write) =>
      write('createCustomContent', { body: { title, body } }),
  })
}

export const useUpdateCustomContent = () => useSave('updateCustomContent', saveCustomContent)

/** PUT replaces the whole content, and a row of the list may have no body. */
export function saveCustomContent({ opened, changes }: ContentEdit, write: WriteCall) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    (call) => call('getCustomContent', { path }),
    (now, header) => write('updateCustomContent', { path, header, body: { ...now, ...changes } }),
  )
}
