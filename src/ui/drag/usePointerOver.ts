import { useRef } from 'react'

/**
 * Follows the pointer of a drag and marks the element beside the list under the pointer. The dragged item stays in the
 * list, so a label with its name follows the pointer.
 */
export function usePointerOver(selector: string | undefined) {
  // The element is still known after the drop, because the announcement names it.
  const over = useRef<Element | null>(null)
  const label = useRef<HTMLDivElement>(null)
  const mark = useRef((element: Element | null) => {
    if (over.current === element) return
    over.current?.removeAttribute('data-drop')
    element?.setAttribute('data-drop', 'true')
    over.current = element
    // Meanwhile no row of the list is marked, because none of them takes the item.
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
