import '@fontsource-variable/inter/wght.css'
import './app/base.css'
import './app/loginStyles.ts'
import { createRoot } from 'react-dom/client'
import { ApiError } from '#api/errors.ts'
import { createQueryClient } from '#api/query.ts'
import { session } from '#api/session.ts'
import { startUp } from '#api/startUp.ts'
import { flash } from '#ui/flash/flash.ts'
import { Console } from './app/Console.tsx'
import { createConsoleRouter } from './app/router.ts'
import { endSessionOnExpiry } from './app/sessionEnd.ts'
import { SignedOutError } from './app/signedOut.ts'
import { isMissingCode, reloadOnStaleChunk } from './app/staleChunks.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

reloadOnStaleChunk(flash)
const queryClient = createQueryClient(flash)
const router = createConsoleRouter(queryClient)
endSessionOnExpiry(router, queryClient, flash)
const drawn = createRoot(root, {
  // A refused read, a signed-out visit and code that did not come have their screens; the browser's console is for surprises.
  onCaughtError: (error) => {
    if (error instanceof ApiError || error instanceof SignedOutError) return
    if (isMissingCode(error)) return
    reportError(error)
  },
})
const draw = (started: boolean) =>
  drawn.render(<Console router={router} queryClient={queryClient} started={started} />)

// The code of frame and screen comes while the current user is read, not after it.
const matched = new Set(router.matchRoutes(router.latestLocation).map((match) => match.routeId))
const code = Object.values(router.routesById)
  .filter((route) => session.get().token !== null && matched.has(route.id))
  .map((route) => router.loadRouteChunk(route))

// Asked for before anything is drawn: drawing takes the time that the answer takes.
void startUp(queryClient, () => router.load(), flash)
  // Without the frame there is nothing to draw; code that does not come has its screen.
  .then(() => Promise.allSettled(code))
  .finally(() => draw(true))
if (session.get().token) draw(false)
