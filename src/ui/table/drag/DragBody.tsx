import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useRef, useState } from 'react'
import type { DragBodyProps } from '../dragBodyProps.ts'
import type { ListRow } from '../listTable.ts'
import { DataRow, type RowPlace } from '../parts/DataRow.tsx'
import { TableBody } from '../parts/TableBody.tsx'
import type { RowView } from '../rowView.ts'
import { movedRow } from '../useReorder.ts'

const alongRows: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A body whose rows are dragged by their handle, with the pointer or with Space and the arrows. */
export function DragBody<Row extends RowData>({
  onReorder,
  nameOf,
  allRows,
  ...body
}: DragBodyProps<Row>) {
  const { rows, rowId, view } = body
  const [active, setActive] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rows.map((row) => String(rowId(row)))
  const indexOf = (id: UniqueIdentifier) =>
    allRows.findIndex((row) => String(rowId(row)) === String(id))

  const moved = useRef(false)
  const finish = ({ active: { id }, over }: DragEndEvent) => {
    setActive(null)
    const from = indexOf(id)
    const to = over ? indexOf(over.id) : -1
    if (from >= 0 && to >= 0 && from !== to) onReorder(movedRow(allRows, from, to))
  }

  const name = (id: UniqueIdentifier) => {
    const row = allRows[indexOf(id)]
    return row === undefined ? 'Row' : nameOf(row)
  }
  const position = (id: UniqueIdentifier) => `position ${indexOf(id) + 1} of ${allRows.length}`
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => `Picked up ${name(id)} at ${position(id)}.`,
    onDragOver: ({ active: { id }, over }) => {
      // A row begins over itself, which would talk over 'Picked up'.
      moved.current ||= over?.id !== id
      return over && moved.current ? `${name(id)} is over ${position(over.id)}.` : undefined
    },
    onDragEnd: ({ active: { id }, over }) =>
      over ? `${name(id)} was put at ${position(over.id)}.` : `${name(id)} stays where it was.`,
    onDragCancel: ({ active: { id } }) => `Cancelled. ${name(id)} stays at ${position(id)}.`,
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongRows]}
      accessibility={{
        announcements,
        container: document.body,
        screenReaderInstructions: {
          draggable:
            'Press Space to pick the row up, the up and down arrows to move it, Space to put it down, Escape to cancel.',
        },
      }}
      onDragStart={({ active: { id } }) => {
        moved.current = false
        setActive(String(id))
      }}
      onDragEnd={finish}
      onDragCancel={() => setActive(null)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <TableBody
          {...body}
          pinned={active ?? body.pinned}
          drawRow={(row, place) => <SortableRow row={row} view={view} place={place} />}
        />
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps<Row extends RowData> {
  row: ListRow<Row>
  view: RowView<Row>
  place: RowPlace
}

function SortableRow<Row extends RowData>({ row, view, place }: SortableRowProps<Row>) {
  const sortable = useSortable({ id: row.id, disabled: view.dragging !== true })
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const own = place.ref
  const ref = useCallback(
    (node: HTMLTableRowElement | null) => {
      setNodeRef(node)
      setActivatorNodeRef(node?.querySelector('button') ?? null)
      if (typeof own === 'function') own(node)
    },
    [setNodeRef, setActivatorNodeRef, own],
  )
  return (
    <DataRow
      row={row}
      view={view}
      place={{
        ...place,
        ref,
        style: {
          ...place.style,
          transform: CSS.Transform.toString(transform && { ...transform, scaleX: 1, scaleY: 1 }),
          transition,
        },
        handle: { ...sortable.attributes, ...sortable.listeners },
        lifted: isDragging,
      }}
    />
  )
}
