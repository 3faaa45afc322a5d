import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import {
  type Recommendation,
  recommendationsQuery,
  useMoveRecommendation,
} from '#api/recommendations.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton, hasId } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { useProductNames } from '#components/useProductNames.ts'
import { moveOf } from '#domain/ordering.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { dragRows } from '#ui/list/body/DragRows.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { CreateRecommendation } from './CreateRecommendation.tsx'
import { EditRecommendation } from './EditRecommendation.tsx'
import { recommendationsList } from './recommendationColumns.tsx'

interface NamedRecommendation extends Recommendation {
  readonly trigger: string
}

const add: GuardedAction = {
  operation: 'createRecommendation',
  label: 'Add Recommendation',
  purpose: 'Add recommendations',
}
const sort: GuardedAction = { operation: 'sortRecommendations', label: 'Reorder recommendations' }

export function RecommendationEngineScreen() {
  const { data: recommendations } = useSuspenseQuery(recommendationsQuery())
  const ids = recommendations.flatMap((row) => [row.product_id, ...row.recommended_product_ids])
  const nameOf = useProductNames(ids)
  const rows = recommendations.map(
    (row): NamedRecommendation => ({ ...row, trigger: nameOf(row.product_id).name }),
  )
  const list = useListSearch(recommendationsList(nameOf))
  const access = useAccess()
  const deleteRow = useOperation('deleteRecommendation')
  const move = useMoveRecommendation()
  const [creating, setCreating] = useState(false)
  const edited = useDialogOf<Recommendation | null>(null)

  const onMove = (from: number, to: number) => {
    const change = moveOf(rows, from, to)
    return change && move(change)
  }
  const actions: Action<NamedRecommendation>[] = [
    {
      operation: 'updateRecommendation',
      label: 'Edit row',
      purpose: 'Edit recommendations',
      name: ({ trigger }) => `Edit row ${trigger}`,
      icon: IconPencil,
      run: edited.open,
    },
    {
      operation: 'deleteRecommendation',
      label: 'Delete row',
      purpose: 'Delete recommendations',
      name: ({ trigger }) => `Delete row ${trigger}`,
      icon: IconTrash,
      danger: true,
      confirm: ({ trigger }) => ({
        title: 'Delete this recommendation?',
        children: `Nothing is recommended beside ${trigger} any more.`,
      }),
      run: ({ id }) => deleteRow({ path: { id } }),
    },
  ]
  const [rowActions, dialog] = useRowActions(access, actions)
  const create = createButton(access, add, () => setCreating(true))
  return (
    <>
      <PageHeader
        title="Recommendation Engine"
        facts="What the ordering apps offer beside a product."
        secondary={<HiddenActions access={access} actions={[add, ...actions, sort]} />}
      />
      <List
        label="Recommendation Engine"
        noun={{ one: 'recommendation', many: 'recommendations' }}
        rows={rows}
        {...list}
        rowHeight={56}
        cardsBelow={640}
        order={access.canUse(sort).allowed ? { onMove, kit: dragRows } : undefined}
        rowActions={rowActions}
        toolbar={create}
        empty={{
          title: 'No recommendations yet',
          text: create && 'Choose a trigger product, then what is offered beside it.',
          action: create,
        }}
      />
      <CreateRecommendation
        opened={creating}
        taken={rows.map(({ product_id }) => product_id)}
        onClose={() => setCreating(false)}
        onCreated={(row) => {
          setCreating(false)
          if (hasId(row)) edited.open(row)
        }}
      />
      {edited.shown && (
        <EditRecommendation
          key={edited.shown.id}
          opened={edited.opened}
          recommendation={edited.shown}
          name={nameOf(edited.shown.product_id).name}
          onClose={edited.close}
        />
      )}
      {dialog}
    </>
  )
}
