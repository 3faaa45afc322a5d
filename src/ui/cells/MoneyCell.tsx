import { formatCents, formatDollars } from '#domain/money.ts'
import '../tokens.css'
import classes from './cells.module.css'

interface MoneyCellProps {
  /** Integer cents; nothing is shown as a dash, never as 0 (PLUS-09). */
  cents: number | null | undefined
  /** `cents` where a requirement says cents: `495¢` with `$4.95` beside it. Default dollars. */
  unit?: 'dollars' | 'cents'
}

/** An amount; the column is `align: 'right'`. */
export function MoneyCell({ cents, unit = 'dollars' }: MoneyCellProps) {
  if (cents === null || cents === undefined) return <span className={classes.nothing}>–</span>
  if (unit === 'dollars') return <span className={classes.figures}>{formatDollars(cents)}</span>
  return (
    <span className={classes.figures}>
      {formatCents(cents)} <span className={classes.beside}>{formatDollars(cents)}</span>
    </span>
  )
}
