import { enterPage, keepFocus, leavePage } from '#ui/focus/keepFocus.ts'
import type { ConsoleRouter } from './router.ts'

/** Keeps the focus within a page and moves it to the heading of the next. @returns the function that stops it. */
export function keepFocusOn(router: ConsoleRouter): () => void {
  const stops = [
    keepFocus(),
    // The first page has no location before it and begins at its top.
    router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) leavePage()
    }),
    // After navigation the clicked link is gone.
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) enterPage()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
