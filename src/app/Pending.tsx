import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'

/** The skeleton of a screen that is still loading. */
export function Pending() {
  return <PageSkeleton />
}
