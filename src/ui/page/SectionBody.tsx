import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../printing.tsx'
import { rootScale } from '../rem.ts'
import classes from './SectionBody.module.css'
import { SectionCounts, type SectionFrame } from './sectionFrame.ts'

interface SectionBodyProps {
  id: string
  title: string
  frame: SectionFrame
  isOpen: boolean
  /** Off for a form, which would scroll in the page that scrolls. */
  isBounded: boolean
  children: ReactNode
}

/** The content of a section that is bounded in height, or folded on phones. Opened content stays mounted. */
export function SectionBody(props: SectionBodyProps) {
  const { id, title, frame, isOpen, isBounded, children } = props
  const isPrinting = usePrinting()
  const isShown = isOpen || isPrinting
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const [count, setCount] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const isWhole = frame.folds || !isBounded || frame.whole.has(id)
  const fit = useFit(content)
  const isLong = fit === 'long' && !isWhole
  const showAll = () => frame.onWhole(id, true)
  const showLess = () => {
    frame.onWhole(id, false)
    document.getElementById(id)?.scrollIntoView()
  }
  return (
    <SectionCounts value={setCount}>
      <div hidden={!isShown}>
        <div
          className={classes.body}
          data-scroller
          data-bounded={(!isWhole && fit !== 'slightly long') || undefined}
          {...(isLong && { role: 'group', 'aria-labelledby': `${id}-heading`, tabIndex: 0 })}
        >
          <div ref={content}>{wasShown && children}</div>
        </div>
        {isLong && (
          <Button variant="subtle" className={classes.more} onClick={showAll}>
            Show all {count || `of ${title}`}
          </Button>
        )}
        {!frame.folds && frame.whole.has(id) && (
          <Button variant="subtle" className={classes.more} onClick={showLess}>
            Show less of {title}
          </Button>
        )}
      </div>
    </SectionCounts>
  )
}

/** The bound of the style sheet. Content up to `wholePx` is shown whole: a button would take as much room. */
const boundPx = 480
const wholePx = 528

type Fit = 'short' | 'slightly long' | 'long'

function useFit(content: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>('short')
  useEffect(() => {
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight / rootScale()
      if (height > wholePx) setFit('long')
      else setFit(height > boundPx ? 'slightly long' : 'short')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [content])
  return fit
}
