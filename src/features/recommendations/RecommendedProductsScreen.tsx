import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useCan } from '#api/permissions.ts'
import {
  type RecommendedProduct,
  recommendedProductsQuery,
  useDeleteRecommendedProduct,
} from '#api/recommendedProducts.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RecommendedProductDialog } from './RecommendedProductDialog.tsx'
import { recommendedProductsList } from './recommendedColumns.tsx'
import { useArrangement } from './useArrangement.ts'
import { useProductNames } from './useProductNames.ts'

const idOf = ({ id }: RecommendedProduct) => id

/** Products that the ordering apps put forward (RECPROD-01..RECPROD-11). */
export function RecommendedProductsScreen() {
  const { data: rows } = useSuspenseQuery(recommendedProductsQuery())
  const nameOf = useProductNames(rows.map(({ product_id }) => product_id))
  const { q } = useSearch({ from: '/_staff/recommended-products/' })
  const canCreate = useCan('createRecommendedProduct')
  const canEdit = useCan('updateRecommendedProduct')
  const canDelete = useCan('deleteRecommendedProduct')
  const deleteRow = useDeleteRecommendedProduct()
  const arrange = useArrangement(rows)
  const [confirm, dialog] = useConfirm()
  // What the dialog is about stays while it closes; null is a new one.
  const [edited, setEdited] = useState<RecommendedProduct | null>(null)
  const [opened, setOpened] = useState(false)
  const open = useCallback((row: RecommendedProduct | null) => {
    setEdited(row)
    setOpened(true)
  }, [])

  const edits = canEdit.allowed
  const deletes = canDelete.allowed
  // What is found has other neighbours than the list has.
  const unmovable = q === undefined ? undefined : 'Clear the search to change the order'
  const list = useListSearch(
    useMemo(
      () => recommendedProductsList({ rows, nameOf, arrange: edits ? arrange : null, unmovable }),
      [rows, nameOf, arrange, edits, unmovable],
    ),
  )
  const rowActions = useCallback(
    (row: RecommendedProduct) => [
      ...(edits ? [{ label: 'Edit', icon: IconPencil, onClick: () => open(row) }] : []),
      ...(deletes
        ? [
            {
              label: 'Delete',
              icon: IconTrash,
              color: 'danger',
              onClick: () =>
                confirm({
                  title: 'Confirm delete!',
                  children: 'Are you sure you want to completely remove this recommended product?',
                  confirmLabel: 'Delete',
                  cancelLabel: 'Nevermind',
                  danger: true,
                  onConfirm: () => deleteRow(row.id),
                }),
            },
          ]
        : []),
    ],
    [edits, deletes, open, confirm, deleteRow],
  )
  const create = canCreate.allowed && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open(null)}>
      Create Recommended Product
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Recommended Products"
        facts="What the ordering apps put forward, in this order."
        secondary={
          <HiddenActions
            actions={[
              { label: 'Create recommended products', can: canCreate },
              { label: 'Edit and reorder recommended products', can: canEdit },
              { label: 'Delete recommended products', can: canDelete },
            ]}
          />
        }
      />
      <List
        label="Recommended Products"
        noun={{ one: 'recommended product', many: 'recommended products' }}
        rows={rows}
        rowId={idOf}
        {...list}
        rowHeight={56}
        cardsBelow={820}
        {...(edits || deletes ? { rowActions } : {})}
        toolbar={create}
        empty={{
          title: 'No recommended products yet',
          text: 'Products that the ordering apps put forward with a headline stand here.',
          action: create,
        }}
      />
      <RecommendedProductDialog
        key={edited?.id ?? 'new'}
        opened={opened}
        recommended={edited}
        onClose={() => setOpened(false)}
      />
      {dialog}
    </>
  )
}
