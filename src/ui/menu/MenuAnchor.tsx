import type { Ref } from 'react'
import classes from './menu.module.css'

interface MenuAnchorProps {
  label: string
  id?: string
  ref?: Ref<HTMLSpanElement>
  onClick?: () => void
}

/** Lies over the button of an open menu: gives the menu its position and name, and closes it on click. */
export function MenuAnchor({ label, id, ref, onClick }: MenuAnchorProps) {
  return (
    <span ref={ref} id={id} className={classes.anchor} onClick={onClick} aria-hidden>
      {label}
    </span>
  )
}
