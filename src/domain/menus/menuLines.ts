/* The draggable lines of a category: subcategories, and the products of expanded ones. */

import { moved } from '../ordering.ts'
import { changedMenu, type MenuChange, spotAt } from './menuTree.ts'

export interface MenuLine {
  readonly kind: 'subcategory' | 'product'
  readonly id: number
  /** The line's subcategory, which may be itself. */
  readonly of: number
}

interface Named {
  readonly id: number
  readonly name: string
}

interface Subcategory {
  readonly id: number
  readonly products: readonly number[]
}

export function linesOf(children: readonly Subcategory[], open: ReadonlySet<number>): MenuLine[] {
  return children.flatMap(({ id: of, products }): MenuLine[] => [
    { kind: 'subcategory', id: of, of },
    ...(open.has(of) ? products : []).map((id): MenuLine => ({ kind: 'product', id, of })),
  ])
}

/** Null if nothing moves. `to` is an index without the moved line. */
export function moveOfLine(
  category: { readonly id: number; readonly children: readonly Subcategory[] },
  lines: readonly MenuLine[],
  from: number,
  to: number,
): MenuChange | null {
  const line = lines[from]
  if (!line || !(to in lines) || from === to) return null
  return line.kind === 'product'
    ? moveOfProduct(category.children, lines, from, landingOfLine(lines, from, to))
    : moveOfSubcategory(category, lines, from, to)
}

/** Index after the drop. A subcategory lands below or above a whole subcategory, a product inside a collapsed one. */
export function landingOfLine(lines: readonly MenuLine[], from: number, over: number): number {
  const line = lines[from]
  if (line?.kind === 'product') {
    const isCollapsed = lines[over]?.kind === 'subcategory' && lines[over + 1]?.kind !== 'product'
    return isCollapsed && over < from ? over + 1 : over
  }
  if (!line) return over
  if (lines[over]?.of === line.id) return from
  const ahead = over > from ? 1 : 0
  let to = over
  while (lines[to + ahead]?.kind === 'product') to += 1
  return to
}

/** Index of the heading that takes a product dropped at `over`; -1 if the line is not a product. */
export function takerOfLine(lines: readonly MenuLine[], from: number, over: number): number {
  return lines[from]?.kind === 'product'
    ? headingAbove(lines, from, landingOfLine(lines, from, over))
    : -1
}

/** A subcategory skips whole subcategories. Out of range at either end. */
export function stepOfLine(
  lines: readonly MenuLine[],
  from: number,
  at: number,
  by: 1 | -1,
): number {
  const now = landingOfLine(lines, from, at)
  let over = at + by
  while (over in lines && landingOfLine(lines, from, over) === now) over += by
  // On a collapsed subcategory: the drop target, not the landing index.
  return lines[from]?.kind === 'product' ? over : landingOfLine(lines, from, over)
}

/** '2 of 6 in Bakery' */
export function positionTextOf(
  category: Named & { readonly children: readonly (Subcategory & Named)[] },
  lines: readonly MenuLine[],
  from: number,
  to: number,
): string {
  const line = lines[from]
  const move = moveOfLine(category, lines, from, to)
  const [after = category] = (move && changedMenu([category], move)) ?? []
  const of = move?.kind === 'moveProduct' ? move.to : line?.of
  const holder = after.children.find(({ id }) => id === of)
  const [name = '', ids = []] =
    line?.kind === 'product'
      ? [holder?.name, holder?.products]
      : [after.name, after.children.map(({ id }) => id)]
  const position = line ? ids.indexOf(line.id) + 1 : 0
  return `${position} of ${ids.length} in ${name}`
}

/** The heading above the index. The first subcategory also takes products dropped above it. */
function headingAbove(lines: readonly MenuLine[], from: number, to: number): number {
  let at = to > from ? to : to - 1
  while (at > 0 && lines[at]?.kind !== 'subcategory') at -= 1
  return Math.max(at, 0)
}

function moveOfProduct(
  children: readonly Subcategory[],
  lines: readonly MenuLine[],
  from: number,
  to: number,
): MenuChange | null {
  const line = lines[from]
  if (!line) return null
  const next = moved(lines, from, to)
  const heading = lines[headingAbove(lines, from, to)]
  const target = children.find(({ id }) => id === heading?.id)
  if (!heading || !target) return null
  const ids = target.products.filter((id) => id !== line.id || target.id !== line.of)
  const isOpen = next.some(
    ({ kind, of }, index) => kind === 'product' && of === target.id && index !== to,
  )
  // In a collapsed subcategory: at its end.
  const index = isOpen ? Math.max(to - next.indexOf(heading) - 1, 0) : ids.length
  if (target.id === line.of && target.products.indexOf(line.id) === index) return null
  const { id, of } = line
  return { kind: 'moveProduct', id, from: of, to: target.id, ...spotAt(ids, index) }
}

function moveOfSubcategory(
  category: { readonly id: number; readonly children: readonly Subcategory[] },
  lines: readonly MenuLine[],
  from: number,
  to: number,
): MenuChange | null {
  const moving = lines[from]
  const order = category.children.map(({ id }) => id)
  const position = moving ? order.indexOf(moving.id) : -1
  if (!moving || position < 0) return null
  const others = order.filter((id) => id !== moving.id)
  const above = moved(lines, from, to)
    .slice(0, to)
    .filter(({ kind }) => kind === 'subcategory').length
  if (above === position) return null
  return { kind: 'moveSubcategory', id: moving.id, to: category.id, ...spotAt(others, above) }
}
