import { MantineProvider } from '@mantine/core'
import { configure, type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { preloadDialogs } from './dialog/Dialog.tsx'

// The console does so once its first page is there, before anybody opens a dialog.
await preloadDialogs()

// A part whose code is loaded when it is opened takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/**
 * Draws an element as the console does, without transitions and without portals' delays. For tests only.
 */
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

/** Adds the browser functions that Mantine and the virtual lists need to jsdom. */
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

/** Takes the focus from whatever has it, as a browser does from a button that is disabled. */
export function loseFocus(): void {
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  other.remove()
}

/** A promise that a test settles from outside, to keep work pending. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}
