import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './SortableList.module.css'
import { SortableRow } from './SortableRow.tsx'

interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string | number
  /** What an item is called by the button that moves it and by screen readers. */
  nameOf: (item: Item) => string
  /** The list in its new order. */
  onReorder: (items: Item[]) => void
  /** Draws an item right of its handle. */
  children: (item: Item, index: number) => ReactNode
  label: string
  /** Takes the handles away. */
  disabled?: boolean
}

/** A list that is sorted by dragging or, with the focus on a handle, by Space and arrow keys. */
export function SortableList<Item>({
  items,
  idOf,
  nameOf,
  onReorder,
  children,
  label,
  disabled = false,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onReorder(arrayMove([...items], ids.indexOf(active.id), ids.indexOf(over.id)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(items, idOf, nameOf),
        screenReaderInstructions: {
          draggable:
            'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to put it back.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul aria-label={label} className={classes.list}>
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              fixed={disabled || items.length < 2}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor<Item>(
  items: readonly Item[],
  idOf: (item: Item) => UniqueIdentifier,
  nameOf: (item: Item) => string,
): Announcements {
  const name = (id: UniqueIdentifier) => {
    const item = items.find((candidate) => idOf(candidate) === id)
    return item ? nameOf(item) : ''
  }
  const place = (id: UniqueIdentifier) =>
    `place ${items.findIndex((item) => idOf(item) === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up from ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `${name(active.id)} is dropped at ${place(over.id)}.`
        : `${name(active.id)} is put back.`,
    onDragCancel: ({ active }) => `${name(active.id)} is put back.`,
  }
}
