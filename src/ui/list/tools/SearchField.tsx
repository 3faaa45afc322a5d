import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
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
