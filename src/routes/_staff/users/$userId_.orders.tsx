import { createFileRoute, redirect } from '@tanstack/react-router'
import { idParam } from '#app/idParam.ts'

/** No screen links here; a crumb of the trail does (AMB-14). */
export const Route = createFileRoute('/_staff/users/$userId_/orders')({
  params: idParam('userId'),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/users/$userId', params: { userId: params.userId }, replace: true })
  },
})
