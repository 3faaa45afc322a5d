import { type ComponentType, lazy } from 'react'

/**
 * A part that comes when it is first opened, such as a menu or a drawer: its button is there from
 * the start. Draw `Part` inside a `Suspense`, and call `preload` when the pointer or the focus gets
 * near the button, so that the part is there when it is asked for.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  // Opening loads again and shows what went wrong.
  const preload = () => void load().catch(() => undefined)
  return { Part, preload }
}
