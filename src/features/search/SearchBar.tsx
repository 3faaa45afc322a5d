import { CloseButton, UnstyledButton } from '@mantine/core'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { maxQueryLength } from '#api/search.ts'
import { pathOf } from '#components/resultKinds.ts'
import { useSuggestions } from '#components/useSuggestions.ts'
import { SuggestionList } from './SuggestionList.tsx'
import classes from './search.module.css'

interface SearchBarProps {
  /** From the address; a change replaces the typed text. */
  query: string
  onSearch: (query: string) => void
}

const noHighlight = -1

/** Combobox: arrows move the highlight, Enter opens the suggestion or searches, Escape closes. */
export function SearchBar({ query, onSearch }: SearchBarProps) {
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [seen, setSeen] = useState(query)
  const [opened, setOpened] = useState(false)
  const [highlighted, setHighlighted] = useState(noHighlight)
  const { suggestions, failure, none: nothing, waiting } = useSuggestions(text, opened)
  const shown = opened && text.trim() !== ''

  if (query !== seen) {
    setSeen(query)
    setText(query)
    setOpened(false)
  }

  // Only with a mouse: on a phone the keyboard would cover half the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
  }, [])

  const type = (next: string) => {
    setText(next)
    setHighlighted(noHighlight)
    setOpened(true)
  }
  const close = () => {
    setOpened(false)
    setHighlighted(noHighlight)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const picked = shown ? suggestions[highlighted] : undefined
    close()
    if (picked) void navigate({ to: pathOf(picked) })
    else onSearch(text.trim())
  }
  const move = (step: 1 | -1) => {
    if (!shown) {
      setOpened(true)
      return
    }
    // The field itself is one stop, without a highlight.
    const stops = suggestions.length + 1
    setHighlighted((at) => ((at + 1 + step + stops) % stops) - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape' && opened) {
      event.preventDefault()
      close()
    }
  }

  return (
    <search className={classes.search}>
      <form className={classes.bar} onSubmit={submit}>
        <IconSearch size={22} aria-hidden className={classes.glass} />
        <input
          ref={input}
          className={classes.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search P4"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={
            shown && highlighted !== noHighlight ? `${listId}-${highlighted}` : undefined
          }
          placeholder="Search P4"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {text !== '' && (
          <CloseButton
            aria-label="Clear the search"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        )}
        <UnstyledButton type="submit" className={classes.go} aria-label="Search">
          <IconArrowRight size={20} aria-hidden />
        </UnstyledButton>
      </form>
      {shown && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          none={nothing}
          waiting={waiting}
          failure={failure}
        />
      )}
    </search>
  )
}
