import { useElementScrollRestoration } from '@tanstack/react-router'

const page = () => window

/** Pixels, restored by the router on return or reload. */
export function useKeptScroll(): number | undefined {
  return useElementScrollRestoration({ getElement: page })?.scrollY
}
