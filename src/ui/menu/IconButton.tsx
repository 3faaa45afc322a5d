import { type ComponentType, type Ref, useId } from 'react'
import classes from './buttons.module.css'

interface IconButtonProps {
  label: string
  /** Accessible name if the label is not unique, e.g. in rows. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why the button is disabled. It keeps its tab stop, so that the reason can be read. */
  disabled?: string | boolean | undefined
  color?: string | undefined
  busy?: boolean
  framed?: boolean
  expanded?: boolean
  /** Called on hover and focus, to preload what the click needs. */
  onNear?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Plain button for rows: library components are too slow there. The list shares one tooltip. */
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
