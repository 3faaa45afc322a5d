import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { userQuery } from '#api/users.ts'
import { Profile } from './Profile.tsx'

export function UserScreen() {
  const { userId } = useParams({ from: '/_staff/users/$userId' })
  return <Profile user={useSuspenseQuery(userQuery(userId)).data} />
}
