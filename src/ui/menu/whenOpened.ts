import { type ComponentType, lazy } from 'react'

/**
 * A part whose code loads when the part is first opened, such as a menu or a drawer. Draw `Part` inside a
 * `Suspense`. Call `preload` when the pointer or the focus reaches its button, so that the code is there
 * at the click.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  // A failed preload is silent, because opening loads the code again and shows the failure.
  const preload = () => void load().catch(() => undefined)
  return { Part, preload }
}
