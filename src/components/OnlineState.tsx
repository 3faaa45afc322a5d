import classes from './OnlineState.module.css'

interface OnlineStateProps {
  online: boolean
  /** What is online, where it is not the store itself: `Curbside` gives 'Curbside online'. */
  of?: string
  /** Dot and word alone, for lists. */
  plain?: boolean
}

/** Online in green, offline in red, and always in words (SHELL-06). */
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
