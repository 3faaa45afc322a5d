import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A part whose code loads when the part is first opened, such as a menu or a drawer. Draw `Part` inside an
 * `Opening`, or where it has a place in the page inside a `Suspense` with a skeleton. Call `preload` when the
 * pointer or the focus reaches its button, so that the code is there at the click.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded = await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await loadOnce() }))
  // biome-ignore lint/correctness/noComponentHookFactories: a module makes its parts once, when it loads.
  function Part(props: Props) {
    // A part whose code is there opens at once. Another type would mount an open part anew.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Drawn, props)
  }
  // A failed preload is silent, because opening loads the code again and shows the failure.
  const preload = async (): Promise<void> => void (await loadOnce().catch(() => undefined))
  return { Part, preload }
}
