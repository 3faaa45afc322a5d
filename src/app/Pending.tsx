import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'

export function Pending() {
  return <PageSkeleton />
}
