import { createFileRoute, redirect } from '@tanstack/react-router'
import { idParam } from '#app/idParam.ts'

/** No screen links here; a crumb of the trail does (AMB-14). */
export const Route = createFileRoute('/_staff/attributes/$attributeId')({
  params: idParam('attributeId'),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/attributes/$attributeId/edit', params, replace: true })
  },
})
