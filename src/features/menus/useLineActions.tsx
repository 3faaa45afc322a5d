import { IconArrowRight, IconPencil, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import type { MenuCategory } from '#api/menus.ts'
import { useDeleteMenuCategory } from '#api/menus.ts'
import type { Action } from '#components/actions/action.ts'
import { useRowActions } from '#components/actions/useActions.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import type { MenuChange } from '#domain/menus/menuTree.ts'
import { counted } from '#domain/wording.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'
import type { ShownLine } from './lineColumns.tsx'
import { changing, deleting } from './menuActions.ts'
import type { TakeAway } from './useTakenAway.tsx'

type Subcategory = MenuCategory['children'][number]

interface LineActionsInput {
  slug: string
  tree: readonly MenuCategory[]
  category: MenuCategory
  change: (change: MenuChange) => Promise<unknown>
  takeAway: TakeAway
  onMoveProduct: (product: ShownLine) => void
}

interface Adds {
  readonly subcategory: Subcategory
  readonly opened: boolean
  readonly onClose: () => void
}

interface OpenTask {
  readonly id: number
  readonly task: 'add' | 'rename'
}

type RowActions = ((row: ShownLine) => readonly RowAction[]) | undefined

export function useLineActions({
  slug,
  tree,
  category,
  change,
  takeAway,
  onMoveProduct,
}: LineActionsInput): [RowActions, ReactNode, Adds | null] {
  const access = useAccess()
  const remove = useDeleteMenuCategory()
  const { shown, opened, open, close } = useDialogOf<OpenTask | null>(null)
  const subcategory = category.children.find(({ id }) => id === shown?.id)

  const [ofSubcategory, question] = useRowActions<ShownLine>(access, [
    {
      ...changing,
      label: 'Add Product',
      icon: IconPlus,
      run: ({ id }) => open({ id, task: 'add' }),
    },
    {
      ...changing,
      label: 'Rename',
      icon: IconPencil,
      run: ({ id }) => open({ id, task: 'rename' }),
    },
    ...tree
      .filter(({ id }) => id !== category.id)
      .map(
        ({ id: to, name }): Action<ShownLine> => ({
          ...changing,
          label: `Move to ${name}`,
          icon: IconArrowRight,
          run: (row) => takeAway(row, to),
        }),
      ),
    {
      ...deleting,
      icon: IconTrash,
      danger: true,
      confirm: ({ name, count }) => ({
        title: 'Delete this subcategory?',
        children: `${name} is removed with its ${counted(count, 'product')}. The products themselves stay.`,
      }),
      run: ({ id }) => remove({ path: { menuSlug: slug, categoryId: id } }),
    },
  ])
  const [ofProduct] = useRowActions<ShownLine>(access, [
    {
      ...changing,
      label: 'Move',
      name: ({ name }) => `Put ${name} into another subcategory`,
      icon: IconArrowRight,
      run: onMoveProduct,
    },
    {
      ...changing,
      label: 'Remove',
      name: removeName,
      icon: IconX,
      run: (row) => takeAway(row, null),
    },
  ])
  const rowActions: RowActions =
    ofSubcategory || ofProduct
      ? (row) => (row.kind === 'product' ? ofProduct : ofSubcategory)?.(row) ?? []
      : undefined
  const dialogs = (
    <>
      {subcategory && (
        <TitleDialog
          key={subcategory.id}
          opened={opened && shown?.task === 'rename'}
          title="Rename Subcategory"
          label="Name"
          initial={subcategory.name}
          about={subcategory}
          onClose={close}
          onConfirm={(name, was) => change({ kind: 'rename', id: subcategory.id, name, was })}
        />
      )}
      {question}
    </>
  )
  return [
    rowActions,
    dialogs,
    subcategory ? { subcategory, opened: opened && shown?.task === 'add', onClose: close } : null,
  ]
}

const removeName = ({ name, subcategory }: ShownLine) => `Remove ${name} from ${subcategory}`
