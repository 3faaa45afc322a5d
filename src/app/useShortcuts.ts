import { useEffect, useEffectEvent } from 'react'

/** Ctrl/Cmd+K: command palette. /: search of the page. */
export function useShortcuts({ onPalette }: { onPalette: () => void }): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onPalette()
      return
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
      return
    const search = document.querySelector<HTMLInputElement>(
      'main input[type="search"], main [role="combobox"]',
    )
    if (!search) return
    event.preventDefault()
    search.focus()
    search.select()
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => listen(event)
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
