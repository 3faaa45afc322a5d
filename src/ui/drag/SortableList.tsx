import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import '../tokens.css'
import { announcedMoves } from './announcedMoves.ts'
import { DragOrder, useDragItem } from './DragOrder.tsx'
import classes from './SortableList.module.css'

interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string | number
  nameOf: (item: Item) => string
  /** When a returned promise rejects, a flash says that the item was put back. */
  onMove: (from: number, to: number) => unknown
  children: (item: Item, index: number) => ReactNode
  label: string
  disabled?: boolean
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, onMove, children, label, disabled = false } = props
  const move = announcedMoves({
    count: items.length,
    nameOf: (index) => {
      const item = items[index]
      return item === undefined ? '' : nameOf(item)
    },
    onMove,
  })
  const names = new Map(items.map((item) => [String(idOf(item)), nameOf(item)]))
  return (
    <DragOrder
      ids={[...names.keys()]}
      nameOf={(id) => names.get(id) ?? ''}
      onMove={move}
      disabled={disabled}
    >
      <ul aria-label={label} className={classes.list}>
        {items.map((item, index) => (
          <SortableItem
            key={idOf(item)}
            id={String(idOf(item))}
            index={index}
            name={nameOf(item)}
            fixed={disabled || items.length < 2}
          >
            {children(item, index)}
          </SortableItem>
        ))}
      </ul>
    </DragOrder>
  )
}

interface SortableItemProps {
  id: string
  index: number
  name: string
  fixed: boolean
  children: ReactNode
}

function SortableItem({ id, index, name, fixed, children }: SortableItemProps) {
  const { ref, drag } = useDragItem(id, { disabled: fixed })
  const { handleRef, handle, lifted } = drag
  return (
    <li ref={ref} data-index={index} data-lifted={lifted || undefined} className={classes.row}>
      {!fixed && (
        <button
          {...handle}
          ref={handleRef}
          type="button"
          aria-label={`Move ${name}`}
          className={classes.handle}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      )}
      <div className={classes.content}>{children}</div>
    </li>
  )
}
