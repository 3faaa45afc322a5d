import { Oops } from '#ui/page/Oops.tsx'
import { WaysOn } from './WaysOn.tsx'

/** The page of an address that belongs to no screen. */
export function NotFound() {
  return <Oops heading="Not Found" detail="No page has this address." action={<WaysOn />} />
}
