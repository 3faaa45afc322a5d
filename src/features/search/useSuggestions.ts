import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#api/search.ts'

/** Milliseconds of rest before what was typed is asked for (AMB-158). */
const pause = 300

/**
 * Suggestions for what is typed, kept per query (SEARCH-09). While those of a longer text are on
 * their way the last ones stay; they are never taken for the answer.
 */
export function useSuggestions(text: string, wanted: boolean) {
  const typed = text.trim()
  const [rested] = useDebouncedValue(typed, pause)
  const asked = wanted && typed !== '' && rested !== ''
  const { data, error, isPlaceholderData } = useQuery({
    ...suggestionsQuery(rested),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const answered = rested === typed && !isPlaceholderData
  return {
    suggestions: typed === '' ? [] : (data ?? []),
    failure: answered ? error : null,
    /** Whether there is nothing to suggest for exactly what is typed. */
    none: asked && answered && data?.length === 0,
    waiting: asked && !error && !(answered && data !== undefined),
  }
}
