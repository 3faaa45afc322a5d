import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { type Credit, creditsQuery, useDeleteCredit } from '#api/credits.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { formatCents } from '#domain/prices/money.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { creditList } from './creditColumns.tsx'

const giving: GuardedAction = {
  operation: 'createCredit',
  label: 'New Credit',
  purpose: 'Give credits',
}

/** A credit can be changed while no order has used it. */
const used = ({ order_id }: Credit) =>
  order_id ? `Order ${order_id} has used this credit` : undefined

export function CreditsTab({ userId }: { userId: number }) {
  const { data: credits, error, isFetching, refetch } = useQuery(creditsQuery(userId))
  const definition = creditList(userId)
  const list = useListSearch(definition)
  const access = useAccess()
  const remove = useDeleteCredit(userId)
  const { shown: edited, opened, open, close } = useDialogOf<Credit | null>(null)
  const edit: Action<Credit> = {
    operation: 'updateCredit',
    label: 'Edit',
    purpose: 'Edit credits',
    name: ({ code, id }) => `Edit credit ${code ?? id}`,
    icon: IconPencil,
    refusal: used,
    run: open,
  }
  const deletion: Action<Credit> = {
    operation: 'deleteCredit',
    label: 'Delete',
    purpose: 'Delete credits',
    name: ({ code, id }) => `Delete credit ${code ?? id}`,
    icon: IconTrash,
    danger: true,
    refusal: used,
    confirm: ({ amount, product_type }) => ({
      title: 'Delete this credit?',
      children: `The customer can no longer spend these ${formatCents(amount)} on ${product_type}.`,
      confirmLabel: 'Confirm',
    }),
    run: ({ id }) => remove(id),
  }
  const [rowActions, dialog] = useRowActions(access, [edit, deletion])
  if (!credits && error)
    return (
      <FailedRead title="The credits could not be loaded" read={{ error, isFetching, refetch }} />
    )
  if (!credits)
    return (
      <ListSkeleton label="Loading credits" columns={definition.columns} rows={3} search={false} />
    )
  return (
    <>
      <List
        label="Credits"
        noun={{ one: 'credit', many: 'credits' }}
        rows={credits}
        {...list}
        search={false}
        columnChoice={false}
        cardsBelow={700}
        rowActions={rowActions}
        toolbar={
          <>
            <HiddenActions access={access} actions={[giving, edit, deletion]} />
            {createButton(access, giving, () => open(null), 'default')}
          </>
        }
        empty={{ title: 'No credits' }}
      />
      <CreditDialog opened={opened} userId={userId} credit={edited} onClose={close} />
      {dialog}
    </>
  )
}
