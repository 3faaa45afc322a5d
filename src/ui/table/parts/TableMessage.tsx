import { Button } from '@mantine/core'
import type { Empty } from '../types.ts'
import classes from './around.module.css'

/** What an empty list says: what is (not) there, why, and the next step (PLUS-03). */
export function TableMessage({ title, text, action }: Empty) {
  return (
    <div className={classes.message}>
      <p className={classes.messageTitle}>{title}</p>
      {text && <div className={classes.messageText}>{text}</div>}
      {action && <div className={classes.messageAction}>{action}</div>}
    </div>
  )
}

/** A button of a message. */
export function MessageButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {label}
    </Button>
  )
}
