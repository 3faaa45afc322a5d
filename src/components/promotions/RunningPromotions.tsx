import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { promotionsQuery } from '#api/promotions.ts'
import type { Store } from '#api/stores.ts'
import { dateAt, timeAt, zoneOf } from '#domain/calendar.ts'
import { promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { isRunningAt } from '#domain/promotions/runningPromotions.ts'
import { useMinute } from '../storeHooks.ts'
import classes from './running.module.css'
import { draftOfPromotion, usePromotionNames } from './usePromotionNames.ts'

/** What runs at the store at this minute, as sentences. */
export function RunningPromotions({ store }: { store: Pick<Store, 'id' | 'time_zone'> }) {
  const { data: promotions } = useSuspenseQuery(promotionsQuery())
  const now = new Date(useMinute())
  const timeZone = zoneOf(store.time_zone)
  const clock = { storeId: store.id, date: dateAt(now, timeZone), time: timeAt(now, timeZone) }
  const running = promotions
    .map((promotion) => ({ promotion, draft: draftOfPromotion(promotion) }))
    .filter(({ draft }) => isRunningAt(draft, clock))
  const names = usePromotionNames(...running.map(({ draft }) => draft))
  if (running.length === 0) return <p className={classes.none}>Nothing runs now.</p>
  return (
    <ul className={classes.list} aria-label="Running now">
      {running.map(({ promotion, draft }) => (
        <li key={promotion.id}>
          <Link to="/promotions/$promotionId" params={{ promotionId: promotion.id }}>
            <strong>{promotion.name}</strong> {promotionSentence(draft, names)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
