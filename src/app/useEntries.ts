import { useRouter } from '@tanstack/react-router'
import { useAccess } from '#api/permissions.ts'
import { type NavigationEntry, navigation } from './navigation.ts'

/** The entries this person may see, of the screens that exist (SHELL-10). */
export function useEntries(): readonly NavigationEntry[] {
  const access = useAccess()
  const { routesByPath } = useRouter()
  return navigation.filter(
    (entry) =>
      entry.path in routesByPath && (!entry.permission || access.holds(entry.permission).allowed),
  )
}
