import { IconArchive } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import {
  type CustomContent,
  customContentsQuery,
  useCreateCustomContent,
  useUpdateCustomContent,
} from '#api/customContent.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { contentColumns } from '#components/contentColumns.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { defineList } from '#ui/list/listState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'

const contentList = defineList({
  columns: contentColumns<CustomContent>({ sortable: true }),
  sort: { id: 'updated', desc: false },
})
const toContent = ({ id }: CustomContent) => `/custom-content/${id}`

const creation: GuardedAction = {
  operation: 'createCustomContent',
  label: 'Create Custom Content',
  purpose: 'Create custom content',
}

export function CustomContentsScreen() {
  const { data: contents } = useSuspenseQuery(customContentsQuery())
  const list = useListSearch(contentList)
  const access = useAccess()
  const createContent = useCreateCustomContent()
  const update = useUpdateCustomContent()
  const [creating, setCreating] = useState(false)
  const archive: Action<CustomContent> = {
    operation: 'updateCustomContent',
    label: 'Archive',
    purpose: 'Edit and archive custom content',
    name: ({ title }) => `Archive ${title}`,
    icon: IconArchive,
    run: (opened) => update({ opened, changes: { archived_at: new Date().toISOString() } }),
  }
  const [rowActions, dialog] = useRowActions(access, [archive])
  const create = createButton(access, creation, () => setCreating(true))
  return (
    <>
      <PageHeader
        title="Custom Content"
        facts="Articles that cards and promotions of the ordering apps lead to."
        secondary={<HiddenActions access={access} actions={[creation, archive]} />}
      />
      <List
        label="Custom Content"
        noun={{ one: 'article', many: 'articles' }}
        rows={contents}
        {...list}
        href={toContent}
        cardsBelow={640}
        rowActions={rowActions}
        toolbar={create}
        empty={{
          title: 'No custom content yet',
          text: create && 'Create an article, then write its text.',
          action: create,
        }}
      />
      <TitleDialog
        opened={creating}
        title={creation.label}
        onClose={() => setCreating(false)}
        onConfirm={(title) => createContent({ title })}
      />
      {dialog}
    </>
  )
}
