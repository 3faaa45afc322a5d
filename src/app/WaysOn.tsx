import { useRouterState } from '@tanstack/react-router'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { areaOf } from './navigation.ts'
import classes from './WaysOn.module.css'

export function WaysOn() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const area = areaOf(pathname)
  if (!area || area.path === pathname || area.path === '/search') return <HomeLink />
  return (
    <span className={classes.ways}>
      <ButtonLink to={area.path}>Go to {area.label}</ButtonLink>
      <HomeLink />
    </span>
  )
}
