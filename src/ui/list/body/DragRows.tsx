import { DragOrder, useDragItem } from '#ui/drag/DragOrder.tsx'
import { Row, type RowProps } from './Row.tsx'

function DragRow<Item>(props: RowProps<Item>) {
  const { element: measure, top } = props
  // Long lists skip the slide animation: it takes longer than all other rendering.
  const disabled = props.view.handles !== true
  const { ref, drag } = useDragItem(props.id, { disabled, jumps: top !== undefined })
  const element = (node: HTMLElement | null) => {
    measure?.(node)
    ref(node)
  }
  return <Row {...props} element={element} drag={drag} />
}

/** The code of draggable rows: `order={{ kit: dragRows, onMove }}`. */
export const dragRows = { Area: DragOrder, Row: DragRow }
