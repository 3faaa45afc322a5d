import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useCan } from '#api/permissions.ts'
import {
  type Recommendation,
  recommendationsQuery,
  useDeleteRecommendation,
  useMoveRecommendation,
} from '#api/recommendations.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { moveOf } from '#domain/ordering.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { dragRows } from '#ui/list/DragRows.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useStable } from '#ui/useStable.ts'
import { CreateRecommendation } from './CreateRecommendation.tsx'
import { EditRecommendation } from './EditRecommendation.tsx'
import { recommendationsList } from './recommendationColumns.tsx'
import { useProductNames } from './useProductNames.ts'

const idOf = ({ id }: Recommendation) => id

/** What is offered beside a product (RECENG-01..RECENG-12). */
export function RecommendationEngineScreen() {
  const { data: rows } = useSuspenseQuery(recommendationsQuery())
  const ids = rows.flatMap((row) => [row.product_id, ...row.recommended_product_ids])
  const nameOf = useProductNames(ids)
  const list = useListSearch(useMemo(() => recommendationsList(nameOf), [nameOf]))
  const canCreate = useCan('createRecommendation')
  const canEdit = useCan('updateRecommendation')
  const canDelete = useCan('deleteRecommendation')
  const canSort = useCan('sortRecommendations')
  const deleteRow = useDeleteRecommendation()
  const move = useMoveRecommendation()
  const [confirm, dialog] = useConfirm()
  const [creating, setCreating] = useState(false)
  // The row stays while its dialog closes.
  const [edited, setEdited] = useState<Recommendation | null>(null)
  const [editing, setEditing] = useState(false)

  const onMove = useStable((from: number, to: number) => {
    const change = moveOf(rows, from, to)
    return change && move(change)
  })
  const edit = useCallback((row: Recommendation) => {
    setEdited(row)
    setEditing(true)
  }, [])
  const edits = canEdit.allowed
  const deletes = canDelete.allowed
  const rowActions = useCallback(
    (row: Recommendation) => [
      ...(edits ? [{ label: 'Edit row', icon: IconPencil, onClick: () => edit(row) }] : []),
      ...(deletes
        ? [
            {
              label: 'Delete row',
              icon: IconTrash,
              color: 'danger',
              onClick: () =>
                confirm({
                  title: 'Delete this recommendation?',
                  children: `Nothing is recommended beside ${nameOf(row.product_id).name} any more.`,
                  danger: true,
                  onConfirm: () => deleteRow(row.id),
                }),
            },
          ]
        : []),
    ],
    [edits, deletes, edit, confirm, deleteRow, nameOf],
  )
  const add = canCreate.allowed && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      Add Recommendation
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Recommendation Engine"
        facts="What the ordering apps offer beside a product."
        secondary={
          <HiddenActions
            actions={[
              { label: 'Add recommendations', can: canCreate },
              { label: 'Edit recommendations', can: canEdit },
              { label: 'Delete recommendations', can: canDelete },
              { label: 'Reorder recommendations', can: canSort },
            ]}
          />
        }
      />
      <List
        label="Recommendation Engine"
        noun={{ one: 'recommendation', many: 'recommendations' }}
        rows={rows}
        rowId={idOf}
        {...list}
        rowHeight={56}
        cardsBelow={640}
        order={canSort.allowed ? { onMove, kit: dragRows } : undefined}
        {...(edits || deletes ? { rowActions } : {})}
        toolbar={add}
        empty={{
          title: 'No recommendations yet',
          text: 'Choose a trigger product, then what is offered beside it.',
          action: add,
        }}
      />
      <CreateRecommendation
        opened={creating}
        taken={rows.map(({ product_id }) => product_id)}
        onClose={() => setCreating(false)}
        onCreated={(row) => {
          setCreating(false)
          edit(row)
        }}
      />
      {edited && (
        <EditRecommendation
          key={edited.id}
          opened={editing}
          recommendation={edited}
          name={nameOf(edited.product_id).name}
          onClose={() => setEditing(false)}
        />
      )}
      {dialog}
    </>
  )
}
