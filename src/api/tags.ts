import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { operationQuery, useOperation } from './query.ts'
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

/** Creates a tag (`id` null) or saves a known one; without `image_data` the picture stays. */
export function useSaveTag(id: number | null) {
  const client = useQueryClient()
  const create = useOperation('createTag')
  const update = useOperation('updateTag')
  return {
    pending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: async (body: TagInput): Promise<Tag> =>
      keep(
        client,
        id === null
          ? await create.mutateAsync({ body })
          : await update.mutateAsync({ path: { id }, body }),
      ),
  }
}

function keep(client: QueryClient, tag: Tag): Tag {
  client.setQueryData(tagQuery(tag.id).queryKey, tag)
  client.setQueryData(tagsQuery().queryKey, (list) =>
    list
      ? [...list.filter(({ id }) => id !== tag.id), tag].sort(
          (a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || a.id - b.id,
        )
      : list,
  )
  return tag
}
