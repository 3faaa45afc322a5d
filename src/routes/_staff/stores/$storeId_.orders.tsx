import { createFileRoute, redirect } from '@tanstack/react-router'
import { idParam } from '#app/idParam.ts'

/** No screen links here; a crumb of the trail does (AMB-14). */
export const Route = createFileRoute('/_staff/stores/$storeId_/orders')({
  params: idParam('storeId'),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/stores/$storeId', params: { storeId: params.storeId }, replace: true })
  },
})
