import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentUser } from '#api/core/viewer.ts'
import { logOut } from '#api/session.ts'
import classes from '../people.module.css'
import { Profile } from './Profile.tsx'
import { SessionsSection } from './SessionsSection.tsx'

export function CurrentUserScreen() {
  const { user } = useCurrentUser()
  const navigate = useNavigate()
  if (!user) return null
  return (
    <>
      <Profile
        user={user}
        actions={
          <Button
            variant="default"
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => {
              logOut()
              void navigate({ to: '/login' })
            }}
          >
            Log out
          </Button>
        }
      />
      <div className={classes.below}>
        <SessionsSection />
      </div>
    </>
  )
}
