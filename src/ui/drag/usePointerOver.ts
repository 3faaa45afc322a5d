import { useRef } from 'react'

/** Marks the element beside the list under the dragging pointer. A label with the item's name follows the pointer. */
export function usePointerOver(selector: string | undefined) {
  // Kept after the drop for the announcement.
  const over = useRef<Element | null>(null)
  const label = useRef<HTMLDivElement>(null)
  const mark = useRef((element: Element | null) => {
    if (over.current === element) return
    over.current?.removeAttribute('data-drop')
    element?.setAttribute('data-drop', 'true')
    over.current = element
    // Hides the mark of the row that would take the item.
    label.current?.parentElement?.toggleAttribute('data-beside', element !== null)
  })
  const follow = useRef<((event: PointerEvent) => void) | null>(null)
  const stop = () => {
    if (follow.current) removeEventListener('pointermove', follow.current)
    over.current?.removeAttribute('data-drop')
    label.current?.parentElement?.removeAttribute('data-beside')
    if (label.current) label.current.textContent = ''
    return over.current
  }
  const start = (name: string) => {
    if (!selector) return
    over.current = null
    follow.current = ({ clientX, clientY }) => {
      const element = document.elementFromPoint(clientX, clientY)
      mark.current(element?.closest(selector) ?? null)
      if (!label.current) return
      label.current.textContent = over.current ? name : ''
      label.current.style.translate = `min(${clientX + 12}px, 100vw - 100%) calc(${clientY - 8}px - 100%)`
    }
    addEventListener('pointermove', follow.current)
  }
  return { start, stop, label, over: () => over.current }
}
