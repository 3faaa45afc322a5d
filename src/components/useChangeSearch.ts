import { useNavigate } from '@tanstack/react-router'

type Search = Readonly<Record<string, string | number | undefined>>

/**
 * Changes parameters in the address of the page; undefined takes one away. The other ones and the scroll position
 * stay. With `replace` there is no step back to the address before.
 */
export function useChangeSearch(): (changes: Search, replace?: boolean) => void {
  const navigate = useNavigate()
  return (changes, replace = false) =>
    void navigate({
      to: '.',
      search: (all: Search) => ({ ...all, ...changes }),
      replace,
      resetScroll: false,
    })
}
