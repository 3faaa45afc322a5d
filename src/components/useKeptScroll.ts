import { useElementScrollRestoration } from '@tanstack/react-router'

const page = () => window

/** Pixels to which the router scrolls this page when the user returns to it or reloads it. */
export function useKeptScroll(): number | undefined {
  return useElementScrollRestoration({ getElement: page })?.scrollY
}
