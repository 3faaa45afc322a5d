import { IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { useMoveVerticalCard, type VerticalCard, verticalCardsQuery } from '#api/verticalCards.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { contentColumns } from '#components/contentColumns.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { moveOf } from '#domain/ordering.ts'
import { dragRows } from '#ui/list/body/DragRows.tsx'
import { List } from '#ui/list/List.tsx'
import { defineList } from '#ui/list/listState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'

const cardsList = defineList({ columns: contentColumns<VerticalCard>({ sortable: false }) })
const toCard = ({ id }: VerticalCard) => `/vertical-cards/${id}`

const creation: GuardedAction = {
  operation: 'createVerticalCard',
  label: 'Create Vertical Scroll Card',
  purpose: 'Create vertical scroll cards',
}
const sorting: GuardedAction = {
  operation: 'sortVerticalCards',
  label: 'Reorder vertical scroll cards',
}

export function VerticalCardsScreen() {
  const { data: cards } = useSuspenseQuery(verticalCardsQuery())
  const list = useListSearch(cardsList)
  const access = useAccess()
  const createCard = useOperation('createVerticalCard')
  const archive = useOperation('updateVerticalCard')
  const move = useMoveVerticalCard()
  const [creating, setCreating] = useState(false)
  const onMove = (from: number, to: number) => {
    const change = moveOf(cards, from, to)
    return change && move(change)
  }
  const deletion: Action<VerticalCard> = {
    operation: 'updateVerticalCard',
    label: 'Delete',
    purpose: 'Edit and delete vertical scroll cards',
    name: ({ title }) => `Delete ${title}`,
    icon: IconTrash,
    danger: true,
    confirm: ({ title }) => ({
      title: 'Delete this vertical scroll card?',
      children: `${title} leaves this list and the ordering apps.`,
      confirmLabel: 'Delete',
    }),
    run: ({ id }) => archive({ path: { id }, body: { archived_at: new Date().toISOString() } }),
  }
  const [rowActions, dialog] = useRowActions(access, [deletion])
  const create = createButton(access, creation, () => setCreating(true))
  return (
    <>
      <PageHeader
        title="Vertical Scroll Cards"
        facts="What customers scroll through in the ordering apps, in this order."
        secondary={<HiddenActions access={access} actions={[creation, deletion, sorting]} />}
      />
      <List
        label="Vertical Scroll Cards"
        noun={{ one: 'card', many: 'cards' }}
        rows={cards}
        {...list}
        href={toCard}
        cardsBelow={640}
        order={access.canUse(sorting).allowed ? { onMove, kit: dragRows } : undefined}
        rowActions={rowActions}
        toolbar={create}
        empty={{
          title: 'No vertical scroll cards yet',
          text: create && 'Create one, then say what it shows and where it leads.',
          action: create,
        }}
      />
      <TitleDialog
        opened={creating}
        title={creation.label}
        onClose={() => setCreating(false)}
        onConfirm={(title) => createCard({ body: { title } })}
      />
      {dialog}
    </>
  )
}
