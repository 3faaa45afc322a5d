import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { PageTitle } from '#app/PageTitle.tsx'
import type { RouterContext } from '#app/router.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // The skeleton is drawn inside the frame, so this route never draws one.
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <>
      <PageTitle />
      <Outlet />
    </>
  ),
})
