import { MantineProvider } from '@mantine/core'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'

/** Draws an element as the console does, without transitions or portals' delays. For tests only. */
export function renderUi(element: ReactElement): RenderResult {
  stubBrowser()
  return render(element, { wrapper: Frame })
}

function Frame({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>
}

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Gives jsdom the parts of a browser that Mantine and the virtual lists ask for. */
export function stubBrowser(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  })
  window.ResizeObserver ??= QuietObserver
  Element.prototype.scrollIntoView ??= () => {}
}

/** A promise that is settled from outside, to hold work open in a test. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}
