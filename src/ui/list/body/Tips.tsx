import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from '#ui/menu/buttons.module.css'

interface Tip {
  text: string
  x: number
  y: number
}

/**
 * One tooltip for a whole list: names and reasons of buttons (`data-tip`), notes on values (`data-rest-tip`),
 * and the full text of truncated cells. Screen readers skip it: the texts are on the elements.
 */
export function Tips({ area }: { area: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // No tooltip while a row is dragged.
    const show = ({ buttons, target }: PointerEvent) =>
      setTip(buttons === 0 ? buttonTip(target) : null)
    const showFocused = (event: FocusEvent) => {
      const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible')
      setTip(byKeyboard ? buttonTip(event.target) : null)
    }
    const showClipped = ({ buttons, clientX, clientY, pointerType }: PointerEvent) => {
      clearTimeout(timer)
      if (pointerType !== 'mouse' || buttons !== 0) return
      timer = setTimeout(() => setTip((now) => clippedTip(clientX, clientY) ?? now), 350)
    }
    const hide = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('pointerover', show, { signal })
    element.addEventListener('pointermove', showClipped, { signal, passive: true })
    element.addEventListener('focusin', showFocused, { signal })
    element.addEventListener('pointerleave', hide, { signal })
    element.addEventListener('focusout', hide, { signal })
    element.addEventListener('pointerdown', hide, { signal })
    element.addEventListener('click', hide, { signal })
    window.addEventListener('scroll', hide, { signal, passive: true, capture: true })
    window.addEventListener('keydown', hideOnEscape, { signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [area])

  if (!tip) return null
  return createPortal(
    <div aria-hidden className={classes.tip} style={{ left: tip.x, top: tip.y }}>
      {tip.text}
    </div>,
    document.body,
  )
}

function buttonTip(target: EventTarget | null): Tip | null {
  const labelled = target instanceof Element ? target.closest('[data-tip]') : null
  const text = labelled?.getAttribute('data-tip')
  return labelled && text ? tipAt(labelled, text) : null
}

/** The row's link covers its cells, so the cell is found by position. */
function clippedTip(x: number, y: number): Tip | null {
  const under = document.elementsFromPoint(x, y)
  const noted = under.find((each) => each.matches('[data-rest-tip]'))
  const tip = noted?.getAttribute('data-rest-tip')
  if (noted && tip) return tipAt(noted, tip)
  const cell = under.find((each) => each.matches('[data-clips]'))
  const isClipped =
    cell && (cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)
  return isClipped ? tipAt(cell, cell.textContent ?? '') : null
}

function tipAt(element: Element, text: string): Tip {
  const box = element.getBoundingClientRect()
  const half = Math.min(160, text.length * 4 + 12)
  const x = Math.min(window.innerWidth - half - 8, Math.max(half + 8, box.left + box.width / 2))
  return { text, x, y: box.top < 48 ? box.bottom + 34 : box.top }
}
