// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import '../tokens.css'
import classes from './FlashArea.module.css'
import { dismissFlash, type ShownFlash, useFlashes } from './flash.ts'

/** Milliseconds until a success or info message disappears. */
const flashMs = 3000

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle }

/** Mount it once. Messages stay while the area has the pointer or the focus; errors stay until closed. */
export function FlashArea() {
  const flashes = useFlashes()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const empty = flashes.length === 0

  // A flash removed under the pointer or the focus fires no leave event.
  useEffect(() => {
    if (!empty) return
    setPointed(false)
    setFocused(false)
  }, [empty])

  return (
    <section
      aria-label="Messages"
      className={classes.area}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {flashes.map((item) => (
        <FlashMessage
          key={item.id}
          item={item}
          paused={pointed || focused}
          onClose={() => {
            setFocused(false)
            dismissFlash(item.id)
          }}
        />
      ))}
    </section>
  )
}

function FlashMessage({
  item,
  paused,
  onClose,
}: {
  item: ShownFlash
  paused: boolean
  onClose: () => void
}) {
  const { id, variant, raised } = item
  const Icon = icons[variant]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a flash that is raised again starts its time again
  useEffect(() => {
    if (variant === 'error' || paused) return
    const timer = setTimeout(() => dismissFlash(id), flashMs)
    return () => clearTimeout(timer)
  }, [id, variant, paused, raised])

  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      data-variant={variant}
      className={classes.message}
    >
      <Icon size={20} className={classes.icon} aria-hidden />
      <p className={classes.text}>{item.message}</p>
      <button type="button" aria-label="Close message" className={classes.close} onClick={onClose}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}
