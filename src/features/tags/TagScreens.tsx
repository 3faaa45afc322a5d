import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { tagQuery } from '#api/tags.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { TagForm } from './TagForm.tsx'

/** /tags/create. */
export function CreateTagScreen() {
  return (
    <>
      <PageHeader title="Create Tag" />
      <TagForm tag={null} />
    </>
  )
}

/** /tags/{id}/edit. */
export function EditTagScreen() {
  const { tagId } = useParams({ from: '/_staff/tags/$tagId_/edit' })
  const { data: tag } = useSuspenseQuery(tagQuery(tagId))
  return (
    <>
      <PageHeader title="Edit Tag" facts={tag.name} />
      <TagForm key={tag.id} tag={tag} />
    </>
  )
}
