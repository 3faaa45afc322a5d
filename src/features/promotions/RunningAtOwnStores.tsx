import { Link } from '@tanstack/react-router'
import { isRunningAt, type StoreClock } from '#domain/promotions/runningPromotions.ts'
import type { PromotionRow } from './promotionColumns.tsx'
import classes from './promotions.module.css'

interface RunningAtOwnStoresProps {
  promotions: readonly PromotionRow[]
  clocks: readonly StoreClock[]
}

/** What runs now at the viewer's stores, above the lists of all promotions (AMB-262). */
export function RunningAtOwnStores({ promotions, clocks }: RunningAtOwnStoresProps) {
  if (clocks.length === 0) return null
  const running = promotions.filter(({ draft }) =>
    clocks.some((clock) => isRunningAt(draft, clock)),
  )
  const where = clocks.length === 1 ? 'your store' : 'your stores'
  return (
    <section className={classes.own} aria-label={`Running now at ${where}`}>
      <p>{running.length === 0 ? `Nothing runs now at ${where}.` : `Running now at ${where}`}</p>
      <ul>
        {running.map(({ id, sentence }) => (
          <li key={id}>
            <Link to="/promotions/$promotionId" params={{ promotionId: id }}>
              {sentence()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
