import type { Access } from '#api/core/viewer.ts'
import { ButtonLink } from '../ButtonLink.tsx'
import { creations } from './create.tsx'

interface DuplicateLinkProps {
  creation: 'product' | 'promotion'
  id: number
  access: Access
}

export function DuplicateLink({ creation, id, access }: DuplicateLinkProps) {
  const { to } = creations[creation]
  return (
    access.canUse(creations[creation]).allowed && (
      <ButtonLink to={to} search={{ copy: id }} variant="default">
        Duplicate
      </ButtonLink>
    )
  )
}
