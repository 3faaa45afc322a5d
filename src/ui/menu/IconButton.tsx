import { type ComponentType, type Ref, useId } from 'react'
import classes from './buttons.module.css'

interface IconButtonProps {
  label: string
  /** Accessible name when the label is not enough, e.g. in one of many rows. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why the button does nothing now. The button stays focusable, so that the reason can be read. */
  disabled?: string | boolean | undefined
  color?: string | undefined
  busy?: boolean
  /** Whether the button has a border, like the buttons of a page. */
  framed?: boolean
  expanded?: boolean
  /** Called when the pointer or the focus reaches the button, to preload what the click needs. */
  onNear?: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * A plain button for rows. Library components in every row would be too slow, so the list shares one
 * tooltip.
 */
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
