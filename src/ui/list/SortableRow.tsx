import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './SortableList.module.css'

interface SortableRowProps {
  id: string | number
  name: string
  /** Whether it cannot be moved. */
  fixed: boolean
  children: ReactNode
}

/** One row of a sortable list with the handle that moves it. */
export function SortableRow({ id, name, fixed, children }: SortableRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: fixed })
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!fixed && (
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
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
