import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import { promotionsQuery } from '#api/promotions.ts'
import type { StoreSummary } from '#api/stores.ts'
import { draftOfPromotion, usePromotionNames } from '#components/promotions/usePromotionNames.ts'
import { useMinute } from '#components/storeHooks.ts'
import { dateAt, timeAt, zoneOf } from '#domain/calendar.ts'
import { promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { isRunningAt } from '#domain/promotions/runningPromotions.ts'
import classes from './start.module.css'

/** The promotions that run at one of the stores at this minute, as sentences. */
export function RunningNow({ stores }: { stores: readonly StoreSummary[] }) {
  const { data: promotions } = useSuspenseQuery({ ...promotionsQuery(), ...notFlashed })
  const now = new Date(useMinute())
  const clocks = stores.map(({ id, time_zone }) => {
    const zone = zoneOf(time_zone)
    return { storeId: id, date: dateAt(now, zone), time: timeAt(now, zone) }
  })
  const running = promotions
    .map((promotion) => ({ ...promotion, draft: draftOfPromotion(promotion) }))
    .filter(({ draft }) => clocks.some((clock) => isRunningAt(draft, clock)))
  const names = usePromotionNames(...running.map(({ draft }) => draft))
  if (running.length === 0) return <p className={classes.quiet}>Nothing runs now</p>
  return (
    <ul className={classes.rows}>
      {running.map(({ id, name, draft }) => (
        <li key={id}>
          <Link to="/promotions/$promotionId" params={{ promotionId: id }} className={classes.link}>
            <strong>{name}</strong> {promotionSentence(draft, names)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
