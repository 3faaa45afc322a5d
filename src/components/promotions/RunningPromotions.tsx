import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import { promotionsQuery } from '#api/promotions.ts'
import type { StoreSummary } from '#api/stores.ts'
import { promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { isRunningAt, storeClock } from '#domain/promotions/runningPromotions.ts'
import { useMinute } from '../storeHooks.ts'
import classes from './running.module.css'
import { usePromotionNames, withDraft } from './usePromotionNames.ts'

interface RunningPromotionsProps {
  stores: readonly Pick<StoreSummary, 'id' | 'time_zone'>[]
}

/** The promotions that run at one of the stores at this minute, as sentences. */
export function RunningPromotions({ stores }: RunningPromotionsProps) {
  const { data: promotions } = useSuspenseQuery({ ...promotionsQuery(), ...notFlashed })
  const now = new Date(useMinute())
  const clocks = stores.map(({ id, time_zone }) => storeClock(id, time_zone, now))
  const running = promotions
    .map(withDraft)
    .filter(({ draft }) => clocks.some((clock) => isRunningAt(draft, clock)))
  const names = usePromotionNames(...running.map(({ draft }) => draft))
  if (running.length === 0) return <p className={classes.none}>Nothing runs now.</p>
  return (
    <ul className={classes.list} aria-label="Running now">
      {running.map(({ id, name, draft }) => (
        <li key={id}>
          <Link to="/promotions/$promotionId" params={{ promotionId: id }}>
            <strong>{name}</strong> {promotionSentence(draft, names)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
