import type { Ref } from 'react'
import classes from './menu.module.css'

interface MenuAnchorProps {
  label: string
  id?: string
  ref?: Ref<HTMLSpanElement>
  onClick?: () => void
}

/** Lies over the button while its menu is open: gives it its place and name, closes on a click. */
export function MenuAnchor({ label, id, ref, onClick }: MenuAnchorProps) {
  return (
    <span ref={ref} id={id} className={classes.anchor} onClick={onClick} aria-hidden>
      {label}
    </span>
  )
}
