import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import type { Access } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { RunningPromotions } from '#components/promotions/RunningPromotions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { whenOpened } from '#ui/Opening.tsx'
import { Section } from '#ui/page/Section.tsx'
import { StoreCard } from './StoreCard.tsx'
import classes from './start.module.css'

/** Sends what a closed tab has not sent. */
const waitingTaps = whenOpened(() =>
  import('#components/stores/WaitingTaps.tsx').then((module) => module.ResumedTaps),
)

/** A card takes four or five reads. */
export const maxCards = 4

export function OwnStores({ access }: { access: Access }) {
  const read = useQuery({ ...storesQuery(), ...notFlashed })
  const own = read.data?.stores.filter(
    ({ id, archived_at }) => !archived_at && access.viewer.storeIds.has(id),
  )
  if (!own) return read.error && <FailedRead title="The stores could not be loaded" read={read} />
  if (own.length === 0) return null
  return (
    <Section id="own-stores" title={own.length === 1 ? 'Your Store' : 'Your Stores'}>
      <waitingTaps.Part />
      {own.slice(0, maxCards).map((store) => (
        <StoreCard key={store.id} store={store} access={access} isOnly={own.length === 1} />
      ))}
      {own.length > maxCards && (
        <p className={classes.quiet}>
          <Link to="/stores">{own.length - maxCards} more of your stores</Link>
        </p>
      )}
      <section aria-label="Promotions running now" className={classes.group}>
        <h3>Promotions running now</h3>
        <SectionBoundary failed="The promotions could not be loaded">
          <RunningPromotions stores={own} />
        </SectionBoundary>
      </section>
    </Section>
  )
}
