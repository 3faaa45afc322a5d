import { ButtonLink } from '#components/ButtonLink.tsx'

/** A link to Search for pages that lead nowhere. */
export function HomeLink() {
  return (
    <ButtonLink to="/" variant="default">
      Go to Search
    </ButtonLink>
  )
}
