import { IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type PromotionalCategory, promotionalCategoriesQuery } from '#api/catalogueLookups.ts'
import { useCan } from '#api/permissions.ts'
import { usePromotionalCategories } from '#api/promotionalCategories.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useStable } from '#ui/useStable.ts'
import { categoriesList } from './categoryColumns.ts'

const idOf = ({ id }: PromotionalCategory) => id
const fields = { name: { label: 'Name', maxLength: 255 } }
const validate = ({ name }: { name: string }) =>
  name.trim() === '' ? { name: 'Must provide a name.' } : {}

/** Groups of products that promotions include or exclude, edited in place (PCAT-01..PCAT-03). */
export function PromotionalCategoriesScreen() {
  const { data: categories } = useSuspenseQuery(promotionalCategoriesQuery())
  const list = useListSearch(categoriesList)
  const canAdd = useCan('createPromotionalCategory')
  const canEdit = useCan('updatePromotionalCategory')
  const canDelete = useCan('deletePromotionalCategory')
  const { add, rename, remove } = usePromotionalCategories()
  const removeCategory = useStable(remove)
  const [confirm, dialog] = useConfirm()
  const rowActions = useCallback(
    ({ id, name }: PromotionalCategory) => [
      {
        label: 'Delete',
        name: `Delete ${name}`,
        icon: IconTrash,
        color: 'danger',
        onClick: () =>
          confirm({
            title: 'Delete this promotional category?',
            children: `${name} is taken off every product and every promotion that names it.`,
            confirmLabel: 'Delete',
            danger: true,
            onConfirm: () => removeCategory(id),
          }),
      },
    ],
    [confirm, removeCategory],
  )
  return (
    <>
      <PageHeader
        title="Promotional Categories"
        facts="Groups of products that promotions include or exclude."
        secondary={
          <HiddenActions
            actions={[
              { label: 'Add promotional categories', can: canAdd },
              { label: 'Edit promotional categories', can: canEdit },
              { label: 'Delete promotional categories', can: canDelete },
            ]}
          />
        }
      />
      <List
        label="Promotional Categories"
        noun={{ one: 'promotional category', many: 'promotional categories' }}
        rows={categories}
        rowId={idOf}
        {...list}
        search={false}
        addRow={
          canAdd.allowed
            ? {
                label: 'Add Promotional Category',
                fields,
                validate,
                onSubmit: ({ name }) => add(name.trim()),
              }
            : undefined
        }
        edit={
          canEdit.allowed
            ? {
                fields,
                values: ({ name }) => ({ name }),
                validate,
                onSubmit: ({ id }, { name }) => rename(id, name.trim()),
              }
            : undefined
        }
        {...(canDelete.allowed ? { rowActions } : {})}
        empty={{
          title: 'No promotional categories yet',
          text: 'Add one, then give it to products.',
        }}
      />
      {dialog}
    </>
  )
}
