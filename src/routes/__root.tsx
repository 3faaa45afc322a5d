import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/router.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // A skeleton stands inside the frame, never in its place (AMB-14).
  pendingMs: Number.POSITIVE_INFINITY,
})
