import { formatCents, formatDollars } from '#domain/prices/money.ts'
import '../tokens.css'
import classes from './cells.module.css'

interface MoneyCellProps {
  /** Null is shown as a dash, never as 0. */
  cents: number | null | undefined
  /** `cents` shows `495¢` with `$4.95` beside it. */
  unit?: 'dollars' | 'cents'
}

export function MoneyCell({ cents, unit = 'dollars' }: MoneyCellProps) {
  if (cents === null || cents === undefined) return <span className={classes.nothing}>–</span>
  if (unit === 'dollars') return <span className={classes.figures}>{formatDollars(cents)}</span>
  return (
    <span className={classes.figures}>
      {formatCents(cents)} <span className={classes.beside}>{formatDollars(cents)}</span>
    </span>
  )
}
