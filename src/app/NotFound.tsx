import { Oops } from '#ui/page/Oops.tsx'
import { WaysOn } from './WaysOn.tsx'

/** The page of an address that belongs to no screen. */
export function NotFound() {
  return <Oops heading="Not Found" action={<WaysOn />} />
}
