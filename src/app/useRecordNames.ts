import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** From the query cache, so that a rename updates the crumbs. */
export function useRecordNames(): ReadonlyMap<string, string> {
  const client = useQueryClient()
  const matches = useMatches()
  const cache = client.getQueryCache()
  const read = () =>
    matches
      .flatMap((match) => {
        const { recordName, ownerName } = match.staticData
        const name = recordName?.(client, match.params)
        const owner = ownerName?.(client, match.params)
        const { pathname, fullPath } = match
        return [
          ...(owner ? [[recordPath(pathname, fullPath, 'first'), owner]] : []),
          ...(name ? [[recordPath(pathname, fullPath, 'last'), name]] : []),
        ]
      })
      .map((pair) => pair.join('\n'))
      .join('\n\n')
  // Other events change no name and may fire during a render.
  const text = useSyncExternalStore(
    (changed) => cache.subscribe(({ type }) => /^(updated|removed)$/.test(type) && changed()),
    read,
  )
  return new Map(
    text
      .split('\n\n')
      .map((pair) => pair.split('\n'))
      .flatMap(([path, name]) => (path && name ? [[path, name] as const] : [])),
  )
}

/** /tags/5/edit -> /tags/5. */
function recordPath(pathname: string, fullPath: string, which: 'first' | 'last'): string {
  const pattern = fullPath.split('/').filter((part) => part !== '')
  const isParameter = (part: string) => part.startsWith('$')
  const end =
    which === 'first' ? pattern.findIndex(isParameter) : pattern.findLastIndex(isParameter)
  return `/${pathname
    .split('/')
    .filter(Boolean)
    .slice(0, end + 1)
    .join('/')}`
}
