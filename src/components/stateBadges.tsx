import type { PromotionState } from '#domain/promotions/promotionState.ts'
import { StatusBadge, type StatusTone } from '#ui/cells/cells.tsx'
import classes from './OnlineState.module.css'

interface OnlineStateProps {
  online: boolean
  /** `Curbside` -> 'Curbside online'. Default: the store. */
  of?: string
  /** Only dot and word. */
  plain?: boolean
}

export function OnlineState({ online, of, plain = false }: OnlineStateProps) {
  return (
    <span className={classes.state} data-online={online} data-plain={plain || undefined}>
      <span className={classes.dot} />
      {of ? `${of} ${onlineWord(online).toLowerCase()}` : onlineWord(online)}
    </span>
  )
}

export function onlineWord(online: boolean): string {
  return online ? 'Online' : 'Offline'
}

export const promotionStateWords: Readonly<Record<PromotionState, string>> = {
  ongoing: 'Ongoing',
  upcoming: 'Upcoming',
  past: 'Past',
}

const tones: Readonly<Record<PromotionState, StatusTone>> = {
  ongoing: 'good',
  upcoming: 'brand',
  past: 'quiet',
}

export function PromotionStateBadge({ state }: { state: PromotionState }) {
  return <StatusBadge tone={tones[state]}>{promotionStateWords[state]}</StatusBadge>
}
