import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  type SortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import classes from './DragOrder.module.css'
import { usePointerOver } from './usePointerOver.ts'

export interface DragOrderProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  /** Called with null when the item is put down. */
  onLift?: (id: string | null) => void
  disabled?: boolean
  positionText?: ((from: number, to: number) => string) | undefined
  /** Target of an arrow key for the item of `from`, dragged to `at`. Default: the next position. */
  stepTo?: ((from: number, at: number, by: 1 | -1) => number) | undefined
  /** Where the item of `from` lands if dropped over `over`. Default: `over`. */
  landsAt?: ((from: number, over: number) => number) | undefined
  /** Position marked as the drop target of `from` over `over`; -1 marks none. */
  takerAt?: TakerAt | undefined
  outside?: DropOutside | undefined
  children: ReactNode
}

type TakerAt = (from: number, over: number) => number

export interface DropOutside {
  readonly selector: string
  readonly onDrop: (from: number, element: Element) => void
}

// One object for all drawings, because new options draw every row again.
const pointerOptions = { activationConstraint: { distance: 4 } }

/** Scrolls only near the very edges, so that rows near them can be drop targets. */
const scrolling = { threshold: { x: 0.2, y: 0.08 } }

const sameSize = { disabled: true }

/** Up and down within the list. An item below the page's end would make the page longer without end. */
const withinList: Modifier = ({ transform, draggingNodeRect: item, containerNodeRect: list }) => {
  if (!item || !list) return { ...transform, x: 0 }
  const y = Math.max(Math.min(transform.y, list.bottom - item.bottom), list.top - item.top)
  return { ...transform, x: 0, y }
}
const modifiers = [withinList]
const instructions =
  'Press Space to pick it up, the up and down arrows to move it, Space to put it down, Escape to cancel.'

/** Keeps an element at its drop position until the list has its new order; false if no order is awaited. */
type Stays = (element: HTMLElement) => boolean

const TakerContext = createContext<TakerAt | undefined>(undefined)

const StaysContext = createContext<Stays>(() => false)

/** Items move by mouse, touch, or Space and the arrow keys. */
export function DragOrder(props: DragOrderProps) {
  const { ids, nameOf, onMove, onLift, stepTo, landsAt, takerAt, disabled = false } = props
  const { outside, children } = props
  const textOf =
    props.positionText ?? ((_from: number, to: number) => `position ${to + 1} of ${ids.length}`)
  const { label, ...pointer } = usePointerOver(outside?.selector)
  const items = [...ids]
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const coordinateGetter: KeyboardCoordinateGetter = (event, args) => {
    const { over, collisionRect: item, droppableRects } = args.context
    const by = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : null
    if (!stepTo || !by || !item) return sortableKeyboardCoordinates(event, args)
    event.preventDefault()
    const from = positionOf(args.active)
    const at = positionOf(over?.id ?? args.active)
    const to = stepTo(from, at, by)
    const next = ids[to]
    if (next === undefined) return undefined
    const rect = droppableRects.get(next)
    if (rect) return { x: rect.left, y: to > from ? rect.bottom - item.height : rect.top }
    // A virtualized item out of sight has no rectangle; such items have one height.
    const near = over?.rect ?? item
    return { x: near.left, y: near.top + (to - at) * near.height }
  }
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  const strategy: SortingStrategy = landsAt
    ? ({ overIndex, ...args }) =>
        verticalListSortingStrategy({ ...args, overIndex: landsAt(args.activeIndex, overIndex) })
    : verticalListSortingStrategy
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const at = (id: UniqueIdentifier, over = id) => textOf(positionOf(id), positionOf(over))

  // The new order comes in a later task, and the browser may paint before it.
  const dropped = useRef<Set<HTMLElement> | null>(null)
  const settle = () => {
    for (const element of dropped.current ?? []) unmoved(element)
    dropped.current = null
  }
  const stays: Stays = (element) => {
    dropped.current?.add(element)
    return dropped.current !== null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are at their places once the order has changed.
  useLayoutEffect(settle, [ids])

  const drop = ({ active, over }: DragEndEvent) => {
    onLift?.(null)
    const from = positionOf(active.id)
    const beside = pointer.stop()
    if (beside) {
      if (from >= 0) outside?.onDrop(from, beside)
      return
    }
    const to = over ? positionOf(over.id) : -1
    if (from < 0 || to < 0 || from === to) return
    dropped.current = new Set()
    onMove(from, to)
    // A move without effect brings no new order.
    afterPaint(() => afterPaint(settle))
  }

  const leftStart = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${name(active.id)} at ${at(active.id)}.`,
    onDragOver: ({ active, over }) => {
      // dnd-kit first reports the item over its own position. That would interrupt 'Picked up'.
      if (over?.id !== active.id) leftStart.current = true
      return over && leftStart.current
        ? `${name(active.id)} is over ${at(active.id, over.id)}.`
        : undefined
    },
    onDragEnd: ({ active, over }) => {
      const beside = pointer.over()
      if (beside) return `${name(active.id)} was dropped on ${beside.textContent}.`
      return over
        ? `${name(active.id)} was put at ${at(active.id, over.id)}.`
        : `${name(active.id)} stays at ${at(active.id)}.`
    },
    onDragCancel: ({ active }) => `Cancelled. ${name(active.id)} stays at ${at(active.id)}.`,
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      autoScroll={scrolling}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active }) => {
        leftStart.current = false
        pointer.start(name(active.id))
        onLift?.(String(active.id))
      }}
      onDragEnd={drop}
      onDragCancel={() => {
        pointer.stop()
        onLift?.(null)
      }}
    >
      <SortableContext items={items} strategy={strategy} disabled={disabled}>
        <TakerContext value={takerAt}>
          <StaysContext value={stays}>{children}</StaysContext>
        </TakerContext>
      </SortableContext>
      {outside && <div ref={label} className={classes.carried} aria-hidden />}
    </DndContext>
  )
}

function unmoved({ style }: HTMLElement): void {
  style.transform = ''
  style.transition = ''
}

interface DragItemOptions {
  disabled?: boolean
  /** Whether the item jumps aside instead of sliding. */
  jumps?: boolean
}

/** The ref of an item's element and the props of its handle. A drag past it changes only the element's style. */
export function useDragItem(id: string, { disabled = false, jumps = false }: DragItemOptions) {
  const {
    node: nodeRef,
    transform,
    transition,
    ...item
  } = useSortable({
    id,
    disabled,
    resizeObserverConfig: sameSize,
    ...(jumps && { transition: null }),
  })
  const stays = useContext(StaysContext)
  const moved = CSS.Translate.toString(transform) ?? ''
  useLayoutEffect(() => {
    const element = nodeRef.current
    if (!element) return
    if (moved === '' && stays(element)) return
    element.style.transform = moved
    element.style.transition = transition ?? ''
  }, [nodeRef, moved, transition, stays])
  const { attributes, listeners, isDragging: lifted, activeIndex, overIndex, index } = item
  const taker = useContext(TakerContext)
  const takes = activeIndex >= 0 && overIndex >= 0 && taker?.(activeIndex, overIndex) === index
  useLayoutEffect(() => {
    nodeRef.current?.toggleAttribute('data-takes', takes)
  }, [nodeRef, takes])
  const { setNodeRef: ref, setActivatorNodeRef: handleRef } = item
  const drag = { handleRef, handle: { ...attributes, ...listeners }, lifted }
  return { ref, drag }
}

/** Runs after the next frame is painted. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
