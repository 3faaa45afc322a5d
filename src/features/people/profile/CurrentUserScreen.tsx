import { useCurrentUser } from '#api/core/viewer.ts'
import { HistorySection } from '#components/history/HistorySection.tsx'
import classes from '../people.module.css'
import { LogOut } from './LogOut.tsx'
import { Profile } from './Profile.tsx'
import { SessionsSection } from './SessionsSection.tsx'

export function CurrentUserScreen() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <>
      <Profile user={user} actions={<LogOut />} />
      <div className={classes.below}>
        <SessionsSection />
      </div>
      <HistorySection of={{ by: user.id }} title="My Changes" />
    </>
  )
}
