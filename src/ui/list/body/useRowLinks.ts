import { type DragEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import type { ListLinks } from '../listProps.ts'

const preloadDelayMs = 50

/** One handler for all rows: router links would be one subscription per row. */
export function useRowLinks({ onFollow, onPreload }: ListLinks) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const preloadSoon = (event: SyntheticEvent) => {
    clearTimeout(timer.current)
    const href = hrefAt(event)
    if (href !== null) timer.current = setTimeout(() => onPreload?.(href), preloadDelayMs)
  }
  return {
    onClick: (event: MouseEvent) => {
      const href = hrefAt(event)
      const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!onFollow || href === null || event.defaultPrevented) return
      if (isSelecting(event)) event.preventDefault()
      else if (plain) {
        clearTimeout(timer.current)
        event.preventDefault()
        onFollow(href)
      } else if (!isOnLink(event)) openTab(href)
    },
    onAuxClick: (event: MouseEvent) => {
      const href = hrefAt(event)
      if (event.button === 1 && href !== null && !isOnLink(event)) openTab(href)
    },
    onMouseDown: selectFromLink,
    onDragStart: (event: DragEvent) => {
      // Else Chrome drags the selection that selectFromLink begins.
      if (isOnLink(event)) event.preventDefault()
    },
    onMouseOver: preloadSoon,
    onFocus: preloadSoon,
    onMouseLeave: () => clearTimeout(timer.current),
    onTouchStart: (event: SyntheticEvent) => {
      const href = hrefAt(event)
      if (href !== null) onPreload?.(href)
    },
  }
}

const rowLink = 'a[data-row-link]'
const controls = 'a, button, input, label, select, textarea'

/** The address of the link at the pointer, else of the row: a row opens where it holds no control. */
function hrefAt({ target }: SyntheticEvent): string | null {
  if (!(target instanceof Element)) return null
  const own = target.closest(controls)
  const link = own ?? target.closest('tr[data-linked]')?.querySelector(rowLink)
  return link?.matches(rowLink) ? link.getAttribute('href') : null
}

const isOnLink = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest(rowLink) !== null

/** Whether the click ends the selection of text of its row. A trembling hand selects one character. */
function isSelecting({ target, detail }: MouseEvent): boolean {
  const isKey = detail === 0
  const selection = isKey ? null : getSelection()
  const row = target instanceof Element ? target.closest('tr') : null
  if (!row || !selection?.containsNode(row, true)) return false
  return selection.toString().trim().length > 1
}

/** Chrome starts no selection on a link. */
function selectFromLink(event: MouseEvent): void {
  const caretAt = (at: { clientX: number; clientY: number }) =>
    document.caretPositionFromPoint?.(at.clientX, at.clientY)
  const start = event.button === 0 && isOnLink(event) && caretAt(event)
  if (!start) return
  // A selection of before would make the next click end a selection.
  getSelection()?.collapse(start.offsetNode, start.offset)
  const select = (moved: globalThis.MouseEvent) => {
    const end = caretAt(moved)
    if (end)
      getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset)
  }
  window.addEventListener('mousemove', select)
  window.addEventListener('mouseup', () => window.removeEventListener('mousemove', select), {
    once: true,
  })
}

const openTab = (href: string) => window.open(href, '_blank', 'noopener')
