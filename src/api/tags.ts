import type { Edit } from '#domain/merge.ts'
import { sortedByOwnName } from '#domain/sorting.ts'
import { call } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import { type Reader, saveOver, useSave } from './core/latest.ts'
import { notFlashed, operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'

export type Tag = components['schemas']['Tag']
export type TagInput = components['schemas']['TagInput']

export const tagsQuery = () => operationQueryAs('listTags', sortedByOwnName)

export const tagQuery = (id: number) => ({
  ...operationQuery('getTag', { path: { id } }),
  ...notFlashed,
  queryFn: () => readTag(id),
})

/** A host without a read of single tags has the tag in its list (AMB-75). */
export async function readTag(id: number, read: Reader = call): Promise<Tag> {
  try {
    return await read('getTag', { path: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 405)) throw error
    const known = (await read('listTags')).find((tag) => tag.id === id)
    if (!known) throw error
    return known
  }
}

export const useUpdateTag = () => useSave('updateTag', saveTag)

/** Without `image_data` the picture stays. */
export function saveTag({ opened, changes }: Edit<Tag, TagInput>, write: WriteCall) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    (call) => readTag(opened.id, call),
    (now, header) => write('updateTag', { path, header, body: { ...now, ...changes } }),
  )
}
