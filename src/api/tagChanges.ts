import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { upsertOrDelete } from '#domain/byName.ts'
import { mergedFields } from '#domain/merge.ts'
import { useOperation } from './query.ts'
import { readTag, type Tag, type TagInput, tagQuery, tagsQuery } from './tags.ts'

/**
 * Creates a tag (`opened` null) or saves a known one; without `image_data` the picture stays. PUT replaces
 * the whole tag (API-64): what is not changed from `opened` on is sent as it is by then.
 */
export function useSaveTag(opened: Tag | null) {
  const client = useQueryClient()
  const create = useOperation('createTag')
  const update = useOperation('updateTag')
  return {
    pending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: async (body: TagInput): Promise<Tag> =>
      keep(
        client,
        opened === null
          ? await create.mutateAsync({ body })
          : await update.mutateAsync({
              path: { id: opened.id },
              body: await withOthers(opened, body),
            }),
      ),
  }
}

/** When the tag cannot be read, saving says why: it goes the same way. */
async function withOthers(opened: Tag, body: TagInput): Promise<TagInput> {
  const now = await readTag(opened.id).catch(() => opened)
  return mergedFields(inputOf(opened), body, inputOf(now))
}

const inputOf = ({ name, is_allergen }: Tag): TagInput => ({ name, is_allergen })

function keep(client: QueryClient, tag: Tag): Tag {
  client.setQueryData(tagQuery(tag.id).queryKey, tag)
  client.setQueryData(
    tagsQuery().queryKey,
    (list) => list && upsertOrDelete(list, tag, ({ name }) => name),
  )
  return tag
}
