import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '../ButtonLink.tsx'
import type { Creation } from './creations.ts'

/** A link to the screen that creates a record. */
export function CreateLink({ creation: { label, to } }: { creation: Creation }) {
  return (
    <ButtonLink to={to} leftSection={<IconPlus size={16} aria-hidden />}>
      {label}
    </ButtonLink>
  )
}
