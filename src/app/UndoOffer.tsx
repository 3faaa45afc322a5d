import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { type OfferedUndo, watchWrites } from '#api/undo.ts'
import { UndoButton } from '#ui/flash/UndoButton.tsx'

/** Undo of the newest write. Apart from the messages, which go after 3 seconds (AMB-284). */
export function UndoOffer() {
  const client = useQueryClient()
  const access = useAccess()
  const userId = access.viewer.id
  const can = useEffectEvent(access.can)
  const [offered, setOffered] = useState<OfferedUndo | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next user gets no Undo of the one before
  useEffect(() => {
    const stop = watchWrites({
      client,
      can: (operation, target) => can(operation, target),
      offer: setOffered,
    })
    return () => {
      stop()
      setOffered(null)
    }
  }, [client, userId])
  const end = () => setOffered((now) => (now === offered ? null : now))
  return offered && <UndoButton offered={offered} onEnd={end} />
}
