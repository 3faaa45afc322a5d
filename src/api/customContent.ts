import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type CustomContent = components['schemas']['CustomContent']

/** The custom content that is not archived. */
export const customContentsQuery = () => operationQuery('listCustomContent')

/** One piece of custom content, archived or not. */
export const customContentQuery = (id: number) =>
  operationQuery('getCustomContent', { path: { id } })
