import { useEffect, useState } from 'react'

type DragModule = typeof import('./DragBody.tsx')

/** Fetches what dragging needs only for tables that are dragged; until then rows are plain. */
export function useDragBody(wanted: boolean): DragModule | null {
  const [loaded, setLoaded] = useState<DragModule | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('./DragBody.tsx').then(
      (module) => {
        if (!gone) setLoaded(module)
      },
      // Without it the rows are still moved with Move up and Move down.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return wanted ? loaded : null
}
