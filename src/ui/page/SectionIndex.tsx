import { useEffect, useRef, useState } from 'react'
import '../tokens.css'
import classes from './SectionIndex.module.css'

interface IndexedSection {
  id: string
  title: string
}

interface SectionIndexProps {
  sections: readonly IndexedSection[]
}

/** Links to the sections of a long page, sticky above them. Marks the section in view. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const scrolled = useCurrentSection(sections)
  const current = scrolled ?? sections[0]?.id
  const list = useRef<HTMLElement>(null)
  const isSettled = useSettledHeight()
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${scrolled}"]`)
    if (!list.current || !link) return
    list.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - list.current.clientWidth / 2
  }, [scrolled])
  return (
    <nav
      ref={list}
      aria-label="On this page"
      className={classes.index}
      data-rests={isSettled || undefined}
    >
      <ul className={classes.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes.entry}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Milliseconds without a change of the page's height. */
const settledAfterMs = 2000

/** Whether the page has its final height. */
function useSettledHeight(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const growth = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(true), settledAfterMs)
    })
    growth.observe(document.body)
    return () => {
      clearTimeout(timer)
      growth.disconnect()
    }
  }, [isSettled])
  return isSettled
}

/** The last section that starts above the upper third of the window; undefined until the page is scrolled. */
function useCurrentSection(sections: readonly IndexedSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    let isScrolled = false
    const follow = () => {
      isScrolled = true
      const elements = ids.split(' ').map((id) => document.getElementById(id))
      const present = elements.filter((element) => element !== null)
      const line = window.innerHeight / 3
      const passed = present.filter((element) => element.getBoundingClientRect().top <= line)
      const page = document.documentElement
      const atTop = page.scrollTop <= 0
      const atEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 2
      const last = (atEnd ? present : passed).at(-1)
      setCurrent((atTop || !last ? present[0] : last)?.id)
    }
    // Measures only after a scroll, because measuring costs a layout. `capture`: any element may scroll.
    window.addEventListener('scroll', follow, { passive: true, capture: true })
    window.addEventListener('resize', follow)
    // A section that grows moves the others without a scroll event.
    const growth = new ResizeObserver(() => isScrolled && follow())
    growth.observe(document.body)
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [ids])

  return current
}
