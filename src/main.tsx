import '@fontsource-variable/inter/wght.css'
import './app/base.css'
import './app/loginStyles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dropEarly } from '#api/core/early.ts'
import { ApiError } from '#api/core/errors.ts'
import { createQueryClient } from '#api/core/query.ts'
import { session } from '#api/core/session.ts'
import { rereadRightsOnRefusal, startUp } from '#api/core/startUp.ts'
import { flash } from '#ui/flash/flash.ts'
import { isMissingCode } from '#ui/newVersion.ts'
import { SignedOutError } from './api/core/session.ts'
import { Console } from './app/Console.tsx'
import { createConsoleRouter } from './app/router.ts'
import { endSessionOnExpiry } from './app/sessionEnd.ts'
import { reloadOnStaleChunk } from './app/staleChunks.ts'
import { surviveTranslation } from './app/translation.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

surviveTranslation()
reloadOnStaleChunk(flash)
const queryClient = createQueryClient(flash)
const router = createConsoleRouter(queryClient)
endSessionOnExpiry(router, queryClient, flash)
rereadRightsOnRefusal(queryClient)
const drawn = createRoot(root, {
  // Refused reads, signed-out visits and missing code have their own screens; only other errors go to the
  // browser's console.
  onCaughtError: (error) => {
    if (error instanceof ApiError || error instanceof SignedOutError) return
    if (isMissingCode(error)) return
    reportError(error)
  },
})
const draw = () =>
  drawn.render(
    <StrictMode>
      <Console router={router} queryClient={queryClient} />
    </StrictMode>,
  )

// Loads the code of frame and screen while the current user is read, not afterwards.
const matched = new Set(router.matchRoutes(router.latestLocation).map((match) => match.routeId))
const code = Object.values(router.routesById)
  .filter((route) => session.get().token !== null && matched.has(route.id))
  .map((route) => router.loadRouteChunk(route))

/** Without a network the current user cannot be read, which would end the session (AMB-06, AMB-268). */
async function waitForConnection(): Promise<void> {
  if (navigator.onLine || session.get().token === null) return
  document.getElementById('first')?.prepend('There is no connection.')
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

// Start-up reads begin before the first drawing, so that both take their time together. A loader may ask for its
// second answer once the first one is there, so the early answers are kept until all loaders are done.
void waitForConnection()
  .then(() => startUp(queryClient, () => router.load().finally(dropEarly), flash))
  // The frame cannot be drawn before its code is there; code that failed to load has its own screen.
  .then(() => Promise.allSettled(code))
  .finally(draw)
