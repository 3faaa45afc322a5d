import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useOperation } from './query.ts'
import { type Tag, type TagInput, tagQuery, tagsQuery } from './tags.ts'

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
