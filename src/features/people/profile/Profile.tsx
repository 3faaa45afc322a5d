import { IconId, IconMail, IconPencil, IconPhone } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import { useAccess } from '#api/core/viewer.ts'
import { type User, userQuery } from '#api/users.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { formatPhone } from '#domain/formats.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { AccessLists } from '../employees/AccessLists.tsx'
import { useLacksStores } from '../employees/useLacksStores.ts'
import classes from '../people.module.css'
import { PasswordLinkOffer } from './PasswordLinkOffer.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

// Asked without a user: viewers can always open their own form (AMB-31).
const edit: GuardedAction = { operation: 'updateUser', part: 'name', label: 'Edit' }

export function Profile({ user, actions }: { user: User; actions?: ReactNode }) {
  const access = useAccess()
  const lacksStores = useLacksStores()
  return (
    <>
      <PageHeader
        title={user.name}
        badges={lacksStores(user) && <StatusBadge tone="busy">No store</StatusBadge>}
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
            <Fact icon={<IconMail size={15} aria-hidden />}>
              {user.email ? (
                <a href={`mailto:${user.email}`}>{user.email}</a>
              ) : (
                'Email address unavailable'
              )}
            </Fact>
            <Fact icon={<IconPhone size={15} aria-hidden />}>
              {user.phone_number ? (
                <a href={`tel:${user.phone_number}`}>{formatPhone(user.phone_number)}</a>
              ) : (
                'Phone number unavailable'
              )}
            </Fact>
            <Fact icon={<IconId size={15} aria-hidden />}>
              {user.employee_id ? `Employee ID ${user.employee_id}` : 'Employee ID not synced'}
            </Fact>
          </span>
        }
        secondary={
          <>
            <HiddenActions access={access} actions={[edit]} />
            {actions}
          </>
        }
        primary={
          access.canUse(edit).allowed && (
            <ButtonLink
              to="/employees/$employeeId/edit"
              params={{ employeeId: user.id }}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {edit.label}
            </ButtonLink>
          )
        }
      />
      <PasswordLinkOffer key={`link ${user.id}`} user={user} />
      <AccessLists user={user} />
      <ProfileTabs key={user.id} user={user} />
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.fact}>
      {icon}
      <span>{children}</span>
    </span>
  )
}

export function EmployeeScreen() {
  const { employeeId } = useParams({ from: '/_staff/employees/$employeeId' })
  return <ProfileOf id={employeeId} />
}

export function UserScreen() {
  const { userId } = useParams({ from: '/_staff/users/$userId' })
  return <ProfileOf id={userId} />
}

function ProfileOf({ id }: { id: number }) {
  return (
    <>
      <Profile user={useSuspenseQuery(userQuery(id)).data} />
      <HistorySection key={id} of={{ kind: 'user', id: String(id) }} />
    </>
  )
}
