import { Link, useRouterState } from '@tanstack/react-router'
import classes from './Breadcrumbs.module.css'
import { crumbsOf } from './crumbs.ts'
import { useRecordNames } from './useRecordNames.ts'

export function Breadcrumbs() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const crumbs = crumbsOf(pathname, useRecordNames())
  if (crumbs.length === 0) return <div />
  return (
    <nav aria-label="Breadcrumb" className={classes.trail}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            <Link to={crumb.path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
