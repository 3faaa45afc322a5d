import { createFileRoute, redirect } from '@tanstack/react-router'

/** Only a crumb leads here (AMB-14). */
export const Route = createFileRoute('/_staff/users/')({
  beforeLoad: () => {
    throw redirect({ to: '/employees', replace: true })
  },
})
