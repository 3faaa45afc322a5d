import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * Loads the code of a part at its first opening. Render `Part` inside an `Opening` or a `Suspense`, and call
 * `preload` on hover or focus of its button.
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
    // Loaded code opens at once. A new component type would remount an open part.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Drawn, props)
  }
  // Silent: opening loads the code again and shows the failure.
  const preload = async (): Promise<void> => void (await loadOnce().catch(() => undefined))
  return { Part, preload }
}
