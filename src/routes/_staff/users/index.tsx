import { createFileRoute, redirect } from '@tanstack/react-router'

/** No screen links here; a crumb of the trail does (AMB-14). */
export const Route = createFileRoute('/_staff/users/')({
  beforeLoad: () => {
    throw redirect({ to: '/employees', replace: true })
  },
})
