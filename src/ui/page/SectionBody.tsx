import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../printing.tsx'
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
  const isLong = useOverflow(content, isWhole)
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
          data-bounded={!isWhole || undefined}
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

/** Whether the content is higher than its scroller. */
function useOverflow(content: RefObject<HTMLElement | null>, isWhole: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const scroller = content.current?.parentElement
    if (!content.current || !scroller) return
    const observer = new ResizeObserver(() =>
      setLong(scroller.scrollHeight > scroller.clientHeight + 1),
    )
    observer.observe(content.current)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [content])
  return isLong && !isWhole
}
