import { useCallback } from 'react'
import { DragOrder, useDragItem } from '#ui/drag/DragOrder.tsx'
import { Row as KeptRow, type RowProps } from './Row.tsx'

/** A row that is dragged by its handle. */
function DragRow<Row>(props: RowProps<Row>) {
  const { element: measure, top } = props
  // The rows of a long list jump, because the browser takes longer to slide them than to draw all else.
  const disabled = props.view.handles !== true
  const { ref, drag } = useDragItem(props.id, { disabled, jumps: top !== undefined })
  const element = useCallback(
    (node: HTMLElement | null) => {
      measure?.(node)
      ref(node)
    },
    [measure, ref],
  )
  return <KeptRow {...props} element={element} drag={drag} />
}

/** The code that makes rows draggable: `order={{ kit: dragRows, onMove }}`. */
export const dragRows = { Area: DragOrder, Row: DragRow }
