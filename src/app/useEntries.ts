import { useRouter } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { type NavigationEntry, navigation } from './navigation.ts'

export function useEntries(): readonly NavigationEntry[] {
  const access = useAccess()
  const { routesByPath } = useRouter()
  return navigation.filter(
    (entry) =>
      entry.path in routesByPath && (!entry.permission || access.holds(entry.permission).allowed),
  )
}
