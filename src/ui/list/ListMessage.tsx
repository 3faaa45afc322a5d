import { Button } from '@mantine/core'
import type { Empty, Noun } from './listProps.ts'
import classes from './tools/tools.module.css'

interface ListMessageProps {
  noun: Noun
  q: string
  beyond: boolean
  empty: Empty | undefined
  noMatch: string | undefined
  onClear: () => void
  onFirst: () => void
}

export function ListMessage(props: ListMessageProps) {
  const { noun, q, beyond, empty, noMatch, onClear, onFirst } = props
  if (q !== '') {
    return (
      <Message
        title={noMatch ?? `No ${noun.many} match '${q}'`}
        action={<Next label="Clear search" onClick={onClear} />}
      />
    )
  }
  if (beyond) {
    return (
      <Message
        title={`There are no more ${noun.many}`}
        action={<Next label="Go to the first page" onClick={onFirst} />}
      />
    )
  }
  return <Message {...(empty ?? { title: `No ${noun.many} yet` })} />
}

function Message({ title, text, action }: Empty) {
  return (
    <div className={classes.message}>
      <p className={classes.messageTitle}>{title}</p>
      {text && <div className={classes.messageText}>{text}</div>}
      {action && (
        <div className={classes.messageAction} data-next>
          {action}
        </div>
      )}
    </div>
  )
}

function Next({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {label}
    </Button>
  )
}
