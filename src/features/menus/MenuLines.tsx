import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import type { MenuCategory } from '#api/menus.ts'
import { useChangeMenu, useCreateMenuCategory } from '#api/menus.ts'
import { createButton } from '#components/actions/create.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { type NamedProduct, useProductNames } from '#components/useProductNames.ts'
import {
  landingOfLine,
  linesOf,
  type MenuLine,
  moveOfLine,
  positionTextOf,
  stepOfLine,
  takerOfLine,
} from '#domain/menus/menuLines.ts'
import { counted } from '#domain/wording.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { dragRows } from '#ui/list/body/DragRows.tsx'
import { List } from '#ui/list/List.tsx'
import { defineList } from '#ui/list/listState.ts'
import { Opening, whenOpened } from '#ui/Opening.tsx'
import { lineColumns, type ShownLine } from './lineColumns.tsx'
import { adding, addingSubcategory, changing } from './menuActions.ts'
import { useExpanded } from './useExpanded.ts'
import { useLineActions } from './useLineActions.tsx'
import { useTakenAway } from './useTakenAway.tsx'

const addDialog = whenOpened(() => import('./AddProduct.tsx').then((module) => module.AddProduct))
const moveDialog = whenOpened(() =>
  import('./MoveProduct.tsx').then((module) => module.MoveProduct),
)

interface MenuLinesProps {
  slug: string
  tree: readonly MenuCategory[]
  category: MenuCategory
}

/** A product dragged onto another category, which needs a subcategory. */
interface Moving {
  readonly product: ShownLine
  readonly to: MenuCategory | null
}

/** The other lines render right after the first ones. */
const inFirstWindow = 14

const keyOf = ({ key }: ShownLine) => key

/** Subcategories and products are dragged in one list. */
export function MenuLines({ slug, tree, category }: MenuLinesProps) {
  const { children } = category
  const [open, expand] = useExpanded()
  const [creating, setCreating] = useState(false)
  const { shown: moving, ...moves } = useDialogOf<Moving | null>(null)
  const access = useAccess()
  const change = useChangeMenu(slug)
  const create = useCreateMenuCategory()
  const nameOf = useProductNames(children.flatMap(({ products }) => products))
  const toggle = (id: number) => expand(id, !open.has(id))
  const lines = linesOf(children, open)
  const rows = rowsOf(lines, children, open, nameOf)
  const [takeAway, takenAway] = useTakenAway(tree, change, ({ kind, of }) => {
    if (kind === 'product') expand(of, true)
  })
  const drawn = useDrawnLater()
  const narrow = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false })
  const list = defineList({ columns: lineColumns(toggle) })
  const onMove = (from: number, to: number) => {
    const move = moveOfLine(category, lines, from, to)
    const row = rows[from]
    // A collapsed subcategory hides the dropped product.
    if (row && move?.kind === 'moveProduct' && move.to !== row.of)
      return takeAway(row, move.to, move)
    return move && change(move)
  }
  const onDropOnTab = (from: number, tab: Element) => {
    const row = rows[from]
    const to = tree.find(({ id }) => String(id) === tab.getAttribute('data-category'))
    if (!row || !to) return
    if (row.kind === 'subcategory') void takeAway(row, to.id)
    else moves.open({ product: row, to })
  }
  const positionText = (from: number, to: number) => positionTextOf(category, lines, from, to)
  const stepTo = (from: number, at: number, by: 1 | -1) => stepOfLine(lines, from, at, by)
  const landsAt = (from: number, over: number) => landingOfLine(lines, from, over)
  const takerAt = (from: number, over: number) => takerOfLine(lines, from, over)
  const order = {
    onMove,
    positionText,
    stepTo,
    landsAt,
    takerAt,
    kit: dragRows,
    outside: { selector: '[data-category]:not([aria-selected="true"])', onDrop: onDropOnTab },
  }
  const onMoveProduct = (product: ShownLine) => moves.open({ product, to: null })
  const [rowActions, dialogs, adds] = useLineActions({
    slug,
    tree,
    category,
    change,
    takeAway,
    onMoveProduct,
  })
  const add = createButton(access, { ...adding, label: addingSubcategory }, () => setCreating(true))
  return (
    <>
      <List
        label={category.name}
        noun={{ one: 'subcategory', many: 'subcategories' }}
        rows={drawn ? rows : rows.slice(0, inFirstWindow)}
        rowId={keyOf}
        columns={list.columns}
        state={list.parse({})}
        onStateChange={() => {}}
        search={false}
        columnChoice={false}
        rowHeight={narrow ? 72 : 56}
        cardsBelow={0}
        order={access.canUse(changing).allowed ? order : undefined}
        countText={counted(children.length, 'subcategory', 'subcategories')}
        rowActions={rowActions}
        toolbar={add}
        empty={{
          title: 'No subcategories yet',
          text: 'The subcategories of a category hold the products.',
          action: add,
        }}
      />
      <TitleDialog
        opened={creating}
        title={addingSubcategory}
        label="Name"
        about={category}
        onClose={() => setCreating(false)}
        onConfirm={(name) =>
          create({ path: { menuSlug: slug }, body: { name, parent_id: category.id } })
        }
      />
      {adds && (
        <Opening>
          <addDialog.Part
            key={adds.subcategory.id}
            subcategory={adds.subcategory}
            opened={adds.opened}
            onClose={adds.onClose}
            onAdd={(id) => {
              const to = adds.subcategory.id
              expand(to, true)
              return change({ kind: 'addProduct', id, to, after: null, before: null })
            }}
          />
        </Opening>
      )}
      {moving && (
        <Opening>
          <moveDialog.Part
            key={moving.product.id}
            tree={tree}
            product={moving.product}
            to={moving.to}
            opened={moves.opened}
            onClose={moves.close}
            onMove={(to) => takeAway(moving.product, to)}
          />
        </Opening>
      )}
      {dialogs}
      {takenAway}
    </>
  )
}

function rowsOf(
  lines: readonly MenuLine[],
  children: MenuCategory['children'],
  open: ReadonlySet<number>,
  nameOf: (id: number) => NamedProduct,
): readonly ShownLine[] {
  const subcategories = new Map(children.map((child) => [child.id, child]))
  const times = new Map<string, number>()
  return lines.map((line) => {
    // A product may be in several subcategories, and keeps its row and focus when it moves.
    const of = `${line.kind} ${line.id}`
    const time = times.get(of) ?? 0
    times.set(of, time + 1)
    const subcategory = subcategories.get(line.of)
    const product = line.kind === 'product' ? nameOf(line.id) : undefined
    return {
      ...line,
      key: `${of} ${time}`,
      product,
      name: product?.name ?? subcategory?.name ?? '',
      subcategory: subcategory?.name ?? '',
      isOpen: open.has(line.of),
      count: subcategory?.products.length ?? 0,
    }
  })
}
