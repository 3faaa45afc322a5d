import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#api/search.ts'

const debounceMs = 300

/** Cached per query. While a text loads, the previous suggestions stay but do not count as its answer. */
export function useSuggestions(text: string, wanted: boolean) {
  const typed = text.trim()
  const [rested] = useDebouncedValue(typed, debounceMs)
  const isEnabled = wanted && typed !== '' && rested !== ''
  const { data, error, isPlaceholderData } = useQuery({
    ...suggestionsQuery(rested),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  const answered = rested === typed && !isPlaceholderData
  return {
    suggestions: typed === '' ? [] : (data ?? []),
    failure: answered ? error : null,
    none: isEnabled && answered && data?.length === 0,
    waiting: isEnabled && !error && !(answered && data !== undefined),
  }
}
