import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { Logo } from '../ui/Logo.tsx'
import classes from './NavigationPanel.module.css'
import { activeEntry, type NavigationEntry, navigation } from './navigation.ts'
import { ViewerFoot } from './ViewerFoot.tsx'

export function NavigationPanel() {
  const active = useRouterState({ select: (state) => activeEntry(state.location.pathname) })
  return (
    <div className={classes.panel}>
      <Link to="/" className={classes.brand} aria-label="P4 Console, Search">
        <Logo size={28} />
        <span>P4 Console</span>
      </Link>
      <nav aria-label="Main" className={classes.entries}>
        {useEntries().map(({ label, path, icon: Icon, nested }) => (
          <Link
            key={path}
            to={path}
            className={classes.entry}
            data-nested={nested || undefined}
            data-active={path === active || undefined}
            aria-current={path === active ? 'page' : undefined}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <ViewerFoot />
    </div>
  )
}

export function useEntries(): readonly NavigationEntry[] {
  const access = useAccess()
  const { routesByPath } = useRouter()
  return navigation.filter(
    (entry) =>
      entry.path in routesByPath && (!entry.permission || access.holds(entry.permission).allowed),
  )
}
