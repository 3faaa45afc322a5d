import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Tag = components['schemas']['Tag']
export type TagInput = components['schemas']['TagInput']

/** The tags that products can have, by name (API-62). */
export const tagsQuery = () => operationQuery('listTags')

/** One tag. Where it cannot be read, its page says so. */
export const tagQuery = (id: number) => ({
  ...operationQuery('getTag', { path: { id } }),
  queryFn: () => readTag(id),
  meta: { failureShownInPlace: true },
})

/** A tag as it is by now; from the list where the host reads no single one (AMB-75). Throws an ApiError. */
export async function readTag(id: number): Promise<Tag> {
  try {
    return await call('getTag', { path: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 405)) throw error
    const known = (await call('listTags')).find((tag) => tag.id === id)
    if (!known) throw error
    return known
  }
}
