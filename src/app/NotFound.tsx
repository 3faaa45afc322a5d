import { Oops } from '#ui/page/Oops.tsx'
import { WaysOn } from './WaysOn.tsx'

export function NotFound() {
  return <Oops heading="Not Found" detail="No page has this address." action={<WaysOn />} />
}
