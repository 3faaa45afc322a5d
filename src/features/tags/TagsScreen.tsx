import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { type Tag, tagsQuery } from '#api/tags.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { tagsList } from './tagColumns.tsx'

const toTag = ({ id }: Tag) => `/tags/${id}/edit`

export function TagsScreen() {
  const { data: tags } = useSuspenseQuery(tagsQuery())
  const list = useListSearch(tagsList)
  const access = useAccess()
  const create = createLink(access, creations.tag)
  return (
    <>
      <PageHeader
        title="Tags"
        secondary={<HiddenActions access={access} actions={[creations.tag]} />}
      />
      <List
        label="Tags"
        noun={{ one: 'tag', many: 'tags' }}
        rows={tags}
        {...list}
        href={toTag}
        rowHeight={56}
        cardsBelow={730}
        csv="tags"
        toolbar={create}
        empty={{
          title: 'No tags yet',
          text: 'This list shows the marks of products, such as allergens and diets.',
          action: create,
        }}
      />
    </>
  )
}
