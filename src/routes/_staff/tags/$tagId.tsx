import { createFileRoute, redirect } from '@tanstack/react-router'
import { idParam } from '#app/idParam.ts'

/** No screen links here; a crumb of the trail does (AMB-14). */
export const Route = createFileRoute('/_staff/tags/$tagId')({
  params: idParam('tagId'),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tags/$tagId/edit', params, replace: true })
  },
})
