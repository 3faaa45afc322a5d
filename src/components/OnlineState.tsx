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
