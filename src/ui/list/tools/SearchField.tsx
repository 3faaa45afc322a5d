import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './tools.module.css'

interface SearchFieldProps {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  onLeave?: () => void
}

/** `/` focuses the field, Escape empties it. */
export function SearchField({ label, placeholder, text, onType, onLeave }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      classNames={{ input: classes.searchInput ?? '' }}
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label="Clear search field"
            onClick={() => {
              onType('')
              input.current?.focus()
            }}
          />
        )
      }
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onLeave?.()
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        event.stopPropagation()
        onType('')
      }}
    />
  )
}

/**
 * Debounces writes to the address: Safari refuses more than 100 history entries in 30 seconds.
 * `flush` commits at once, so that Back from a row's link finds the search again.
 */
export function useTyping(committed: string, commit: (text: string) => void, pause: number) {
  const [text, setText] = useState(committed)
  const [seen, setSeen] = useState(committed)
  const [sent, setSent] = useState(committed)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  // A value from outside (Back, a link) replaces the text. The echo of the own commit does not: the user may have
  // typed on.
  if (committed !== seen) {
    setSeen(committed)
    if (committed !== sent) {
      setSent(committed)
      setText(committed)
    }
  }

  const latest = useRef({ text, sent, commit })
  useEffect(() => {
    latest.current = { text, sent, commit }
  })

  const flush = () => {
    clearTimeout(timer.current)
    const now = latest.current
    if (now.text === now.sent) return
    latest.current = { ...now, sent: now.text }
    setSent(now.text)
    now.commit(now.text)
  }

  const type = (next: string) => {
    setText(next)
    latest.current = { ...latest.current, text: next }
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pause)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return { text, type, flush }
}
