import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { isMissingCode, isPageKept } from './newVersion.ts'

interface OpeningProps {
  /** Whether the user waits for the part. A part that preloads shows nothing. */
  asked?: boolean
  /** Shown beside the loader until the part has loaded. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Suspense around a part of {@link whenOpened}. */
export function Opening({ asked = true, meanwhile, children }: OpeningProps) {
  const waiting = (
    <>
      {asked && <Waiting />}
      {meanwhile}
    </>
  )
  return (
    <MissingPart>
      <Suspense fallback={waiting}>{children}</Suspense>
    </MissingPart>
  )
}

/** Leaves out a part whose code is gone, where the page holds unsaved work. app/NewVersion.tsx says why. */
class MissingPart extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (isMissingCode(failure) && isPageKept()) return null
    throw failure
  }
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="starting"
      style={{
        position: 'fixed',
        inset: 0,
        zIndex: 300,
        animationDelay: '300ms',
        pointerEvents: 'none',
      }}
    >
      <i />
      <i />
      <i />
    </div>
  )
}

const timeoutMs = 1000

/** Returns a function that cancels the work. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}

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
