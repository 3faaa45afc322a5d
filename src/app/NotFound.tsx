import { useRouterState } from '@tanstack/react-router'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { Oops } from '#ui/page/Oops.tsx'
import { areaOf } from './navigation.ts'
import classes from './WaysOn.module.css'

export function NotFound() {
  return <Oops heading="Not Found" detail="No page has this address." action={<WaysOn />} />
}

export function HomeLink() {
  return (
    <ButtonLink to="/" variant="default">
      Go to Search
    </ButtonLink>
  )
}

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
