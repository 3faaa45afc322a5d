import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import type { SearchResult } from '#api/search.ts'
import { pathOf } from '#components/resultKinds.ts'
import { ResultLines } from './ResultLines.tsx'
import classes from './search.module.css'

interface SuggestionListProps {
  id: string
  suggestions: readonly SearchResult[]
  /** -1 for none. */
  highlighted: number
  onHighlight: (index: number) => void
  none: boolean
  waiting: boolean
  failure: Error | null
}

/** Every suggestion is a link. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, highlighted, onHighlight, none, waiting, failure } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  const statusText = failure ? errorMessage(failure) : none ? 'No Search Suggestions' : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing here must not take the focus from the field
    <div
      className={classes.dropdown}
      aria-busy={waiting}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className={classes.options}
        data-waiting={waiting || undefined}
      >
        {suggestions.map((suggestion, index) => (
          <Link
            key={`${suggestion.type} ${suggestion.id}`}
            to={pathOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === highlighted}
            tabIndex={-1}
            className={classes.option}
            onMouseMove={() => index !== highlighted && onHighlight(index)}
          >
            <ResultLines result={suggestion} size={32} />
          </Link>
        ))}
      </div>
      <p role="status" className={classes.said}>
        {statusText ?? (waiting && suggestions.length === 0 ? 'Looking…' : null)}
      </p>
    </div>
  )
}
