import { type ComponentType, type Ref, useId } from 'react'
import classes from './buttons.module.css'

interface IconButtonProps {
  label: string
  /** Accessible name where the label does not do, as in one of many rows. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why it does nothing now. It stays focusable, so that the reason can be read. */
  disabled?: string | boolean | undefined
  color?: string | undefined
  busy?: boolean
  /** Draws a border, as the buttons of a page have. */
  framed?: boolean
  expanded?: boolean
  /** The pointer or the focus is here: what the click needs may load. */
  onNear?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A plain button for rows: no component of a library per row, one shared tooltip per table. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    name = label,
    icon: Icon,
    onClick,
    disabled = false,
    color,
    busy,
    framed,
    expanded,
    onNear,
    ref,
  } = props
  const reasonId = useId()
  const reason = typeof disabled === 'string' && disabled !== '' ? disabled : undefined
  const blocked = disabled !== false && disabled !== ''
  return (
    <button
      ref={ref}
      type="button"
      className={classes.iconButton}
      aria-label={name}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : undefined}
      aria-haspopup={expanded === undefined ? undefined : 'menu'}
      aria-expanded={expanded}
      data-tip={reason ?? label}
      data-framed={framed || undefined}
      data-danger={color === 'danger' || undefined}
      style={color && color !== 'danger' ? { color } : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => {
        if (!blocked) onClick()
      }}
    >
      <Icon size={18} />
      {reason && (
        <span hidden id={reasonId}>
          {reason}
        </span>
      )}
    </button>
  )
}
