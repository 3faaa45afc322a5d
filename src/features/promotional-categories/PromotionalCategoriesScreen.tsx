import { IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import {
  type PromotionalCategory,
  promotionalCategoriesQuery,
  useUpdatePromotionalCategory,
} from '#api/promotionalCategories.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { cleanName } from '#domain/cleanName.ts'
import { FormRow } from '#ui/list/body/FormRow.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { List } from '#ui/list/List.tsx'
import { defineList } from '#ui/list/listState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DeletionEffects } from './DeletionEffects.tsx'

const adding: GuardedAction = {
  operation: 'createPromotionalCategory',
  label: 'Add Promotional Category',
  purpose: 'Add promotional categories',
}
const editing: GuardedAction = {
  operation: 'updatePromotionalCategory',
  label: 'Edit',
  purpose: 'Edit promotional categories',
}

const fields = { name: { label: 'Name' } }
const bodyOf = ({ name }: { name: string }) => ({ name: cleanName(name) })
const validate = ({ name }: { name: string }) =>
  cleanName(name) === '' ? { name: 'Must provide a name.' } : {}

export function PromotionalCategoriesScreen() {
  const { data: categories } = useSuspenseQuery(promotionalCategoriesQuery())
  const list = useListSearch(categoriesList)
  const access = useAccess()
  const add = useOperation('createPromotionalCategory')
  const update = useUpdatePromotionalCategory()
  const remove = useOperation('deletePromotionalCategory')
  const deletion: Action<PromotionalCategory> = {
    operation: 'deletePromotionalCategory',
    label: 'Delete',
    purpose: 'Delete promotional categories',
    name: ({ name }) => `Delete ${name}`,
    icon: IconTrash,
    danger: true,
    confirm: (category) => ({
      title: 'Delete this promotional category?',
      children: <DeletionEffects category={category} />,
      confirmLabel: 'Delete',
    }),
    run: ({ id }) => remove({ path: { id } }),
  }
  const [rowActions, dialog] = useRowActions(access, [deletion])
  return (
    <>
      <PageHeader
        title="Promotional Categories"
        facts="Groups of products that promotions include or exclude."
        secondary={<HiddenActions access={access} actions={[adding, editing, deletion]} />}
      />
      <List
        label="Promotional Categories"
        noun={{ one: 'promotional category', many: 'promotional categories' }}
        rows={categories}
        {...list}
        search={false}
        addRow={
          access.canUse(adding).allowed
            ? {
                Form: FormRow,
                label: adding.label,
                fields,
                validate,
                onSubmit: (values) => add({ body: bodyOf(values) }),
              }
            : undefined
        }
        edit={
          access.canUse(editing).allowed
            ? {
                Form: FormRow,
                fields,
                values: ({ name }) => ({ name }),
                validate,
                body: bodyOf,
                onSubmit: update,
              }
            : undefined
        }
        rowActions={rowActions}
        empty={{
          title: 'No promotional categories yet',
          text: access.canUse(adding).allowed && 'Add one, then give it to products.',
        }}
      />
      {dialog}
    </>
  )
}

const columns = defineColumns<PromotionalCategory>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true },
])

const categoriesList = defineList({
  columns,
  sort: { id: 'name', desc: false },
})
