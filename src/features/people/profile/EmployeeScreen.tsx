import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { userQuery } from '#api/users.ts'
import { Profile } from './Profile.tsx'

export function EmployeeScreen() {
  const { employeeId } = useParams({ from: '/_staff/employees/$employeeId' })
  return <Profile user={useSuspenseQuery(userQuery(employeeId)).data} />
}
