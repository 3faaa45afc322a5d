import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#api/search.ts'

/** Milliseconds without a key press before the suggestions are read. */
const pause = 300

/**
 * Suggestions for the typed text, cached per query. While a new text is loading, the earlier suggestions stay
 * on the screen without counting as its answer.
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
    /** Whether the host has no suggestion for the typed text. */
    none: asked && answered && data?.length === 0,
    waiting: asked && !error && !(answered && data !== undefined),
  }
}
