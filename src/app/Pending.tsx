import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'

/** Shown for a screen that takes longer than a moment to load. */
export function Pending() {
  return <PageSkeleton />
}
