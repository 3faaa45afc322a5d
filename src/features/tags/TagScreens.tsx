import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { tagQuery } from '#api/tags.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { TagForm } from './TagForm.tsx'

const editing: GuardedAction = { operation: 'updateTag', label: 'Change tags' }

export function CreateTagScreen() {
  const access = useAccess()
  return (
    <>
      <PageHeader
        title="Create Tag"
        secondary={<HiddenActions access={access} actions={[creations.tag]} />}
      />
      <TagForm tag={null} />
    </>
  )
}

export function EditTagScreen() {
  const { tagId } = useParams({ from: '/_staff/tags/$tagId_/edit' })
  const { data: tag } = useSuspenseQuery(tagQuery(tagId))
  const access = useAccess()
  return (
    <>
      <PageHeader
        title="Edit Tag"
        facts={tag.name}
        secondary={<HiddenActions access={access} actions={[editing]} />}
      />
      <TagForm key={tag.id} tag={tag} />
      <HistorySection of={{ kind: 'tag', id: String(tag.id) }} />
    </>
  )
}
