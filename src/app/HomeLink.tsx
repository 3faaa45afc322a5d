import { ButtonLink } from '#components/ButtonLink.tsx'

/** The way on from a page that leads nowhere. */
export function HomeLink() {
  return (
    <ButtonLink to="/" variant="default">
      Go to Search
    </ButtonLink>
  )
}
