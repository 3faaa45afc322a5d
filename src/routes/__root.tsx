import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/router.ts'

export const Route = createRootRouteWithContext<RouterContext>()()
