import { useEffect, useEffectEvent, useState } from 'react'
import classes from './UndoButton.module.css'

const undoMs = 10_000

/** Fields and grids have an undo of their own. */
const ownUndo =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid]'

interface UndoButtonProps {
  /** `message` is the flash of the write. */
  readonly offered: { readonly message: string; readonly run: () => Promise<void> }
  readonly onEnd: () => void
}

/** Also by Ctrl/Cmd+Z. Stays while it has the pointer or the focus. */
export function UndoButton({ offered, onEnd }: UndoButtonProps) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [pending, setPending] = useState<typeof offered | null>(null)
  const isPending = pending === offered
  const paused = pointed || focused || isPending
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each offer has its own time
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => end(), undoMs)
    return () => clearTimeout(timer)
  }, [offered, paused])

  const undo = () => {
    if (isPending) return
    setPending(offered)
    // Removing the button fires neither a leave nor a blur event.
    setPointed(false)
    setFocused(false)
    void offered.run().then(onEnd)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    if (defaultPrevented || (target instanceof Element && target.closest(ownUndo))) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <div aria-live="polite" className={classes.area}>
      {isPending ? (
        <p className={classes.pill}>Undoing …</p>
      ) : (
        // Grids have a button with the name Undo.
        <button
          type="button"
          aria-label="Undo this change"
          aria-description={offered.message || undefined}
          data-message={offered.message || undefined}
          aria-keyshortcuts="Control+Z Meta+Z"
          className={`${classes.pill} ${classes.button}`}
          onClick={undo}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          Undo
        </button>
      )}
    </div>
  )
}
