import classes from './OnlineState.module.css'

interface OnlineStateProps {
  online: boolean
  /** The part that is online, other than the store itself: `Curbside` gives 'Curbside online'. */
  of?: string
  /** Draws only dot and word, for lists. */
  plain?: boolean
}

/** An online state in green or red, and always in words. */
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
