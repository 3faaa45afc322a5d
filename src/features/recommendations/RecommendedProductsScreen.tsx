import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { type RecommendedProduct, recommendedProductsQuery } from '#api/recommendedProducts.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { useProductNames } from '#components/useProductNames.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { List } from '#ui/list/List.tsx'
import { unordered } from '#ui/list/listState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RecommendedProductDialog } from './RecommendedProductDialog.tsx'
import { recommendedProductsList } from './recommendedColumns.tsx'
import { useRowMoves } from './useRowMoves.ts'

const editing: GuardedAction = {
  operation: 'updateRecommendedProduct',
  label: 'Edit',
  purpose: 'Edit and reorder recommended products',
}
const creation: GuardedAction = {
  operation: 'createRecommendedProduct',
  label: 'Create Recommended Product',
  purpose: 'Create recommended products',
}

export function RecommendedProductsScreen() {
  const { data: rows } = useSuspenseQuery(recommendedProductsQuery())
  const nameOf = useProductNames(rows.map(({ product_id }) => product_id))
  const { q } = useSearch({ from: '/_staff/recommended-products/' })
  const access = useAccess()
  const deleteRow = useOperation('deleteRecommendedProduct')
  const moves = useRowMoves(rows, nameOf)
  const { shown: edited, opened, open, close } = useDialogOf<RecommendedProduct | null>(null)
  const edits = access.canUse(editing).allowed
  // A filtered row has other neighbors than in the whole list.
  const unmovable = unordered(String(q ?? ''), null)
  const list = useListSearch(
    recommendedProductsList({ rows, nameOf, moves: edits ? moves : null, unmovable }),
  )
  const actions: Action<RecommendedProduct>[] = [
    { ...editing, icon: IconPencil, run: open },
    {
      operation: 'deleteRecommendedProduct',
      label: 'Delete',
      purpose: 'Delete recommended products',
      icon: IconTrash,
      danger: true,
      confirm: () => ({
        title: 'Confirm delete!',
        children: 'Are you sure you want to completely remove this recommended product?',
        confirmLabel: 'Delete',
        cancelLabel: 'Nevermind',
      }),
      run: ({ id }) => deleteRow({ path: { id }, body: { id } }),
    },
  ]
  const [rowActions, dialog] = useRowActions(access, actions)
  const create = createButton(access, creation, () => open(null))
  return (
    <>
      <PageHeader
        title="Recommended Products"
        facts="What the ordering apps put forward, in this order."
        secondary={<HiddenActions access={access} actions={[creation, ...actions]} />}
      />
      <List
        label="Recommended Products"
        noun={{ one: 'recommended product', many: 'recommended products' }}
        rows={rows}
        {...list}
        rowHeight={56}
        cardsBelow={820}
        rowActions={rowActions}
        toolbar={create}
        empty={{
          title: 'No recommended products yet',
          text: 'This list shows the products that the ordering apps put forward with a headline.',
          action: create,
        }}
      />
      <RecommendedProductDialog
        key={edited?.id ?? 'new'}
        opened={opened}
        recommended={edited}
        onClose={close}
      />
      {dialog}
    </>
  )
}
