import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { imageAddress } from '#api/host.ts'
import type { User } from '#api/people.ts'
import { useCan, useViewer } from '#api/permissions.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { formatPhone } from '#domain/phone.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { AccessLists } from './AccessLists.tsx'
import classes from './people.module.css'

/** A customer or an employee (PROF-01..PROF-08, PROF-11); `actions` stand before Edit. */
export function Profile({ user, actions }: { user: User; actions?: ReactNode }) {
  const viewer = useViewer()
  // The documents name users:update for the button, though the person may change their own record by address.
  const canUpdate = useCan('updateUser')
  const mayEdit = viewer.permissions.has('users:update')
  return (
    <>
      <PageHeader
        title={user.name}
        image={
          <Picture
            src={imageAddress(user.photo_url)}
            alt={`Photo of ${user.name}`}
            name={user.name}
            width={72}
            height={72}
          />
        }
        facts={
          <span className={classes.facts}>
            <span>{user.email || 'Email address unavailable'}</span>
            <span>
              {user.phone_number ? formatPhone(user.phone_number) : 'Phone number unavailable'}
            </span>
            <span>{user.employee_id || 'Employee ID not synced'}</span>
          </span>
        }
        secondary={
          <>
            {!mayEdit && (
              <HiddenActions actions={[{ label: 'Edit', can: { ...canUpdate, allowed: false } }]} />
            )}
            {actions}
          </>
        }
        primary={
          mayEdit && (
            <ButtonLink
              to="/employees/$employeeId/edit"
              params={{ employeeId: user.id }}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              Edit
            </ButtonLink>
          )
        }
      />
      <AccessLists user={user} />
    </>
  )
}
