import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Tag = components['schemas']['Tag']
export type TagInput = components['schemas']['TagInput']

/** The tags that products can have, by name (API-62). */
export const tagsQuery = () => operationQuery('listTags')

/** One tag. Where it cannot be read, its page says so. */
export const tagQuery = (id: number) => ({
  ...operationQuery('getTag', { path: { id } }),
  meta: { failureShownInPlace: true },
})
