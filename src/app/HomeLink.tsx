import { ButtonLink } from '#components/ButtonLink.tsx'

export function HomeLink() {
  return (
    <ButtonLink to="/" variant="default">
      Go to Search
    </ButtonLink>
  )
}
