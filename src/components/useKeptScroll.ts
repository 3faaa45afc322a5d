import { useElementScrollRestoration } from '@tanstack/react-router'

const page = () => window

/** Scroll position in pixels that the router restores on return or reload. */
export function useKeptScroll(): number | undefined {
  return useElementScrollRestoration({ getElement: page })?.scrollY
}
