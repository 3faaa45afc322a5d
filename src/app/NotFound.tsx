import { Oops } from '#ui/page/Oops.tsx'
import { WaysOn } from './WaysOn.tsx'

/** An address that is no screen (ROUTE-03, SHELL-39, AMB-04). */
export function NotFound() {
  return <Oops heading="Not Found" action={<WaysOn />} />
}
