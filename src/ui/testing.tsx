import { MantineProvider } from '@mantine/core'
import { configure, type RenderResult, render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { preloadDialogs } from './dialog/Dialog.tsx'
import { keepFocus } from './focus/keepFocus.ts'
import { defineList, type ListOptions } from './list/listState.ts'

// The console preloads dialogs before anybody opens one.
await preloadDialogs()

// Code that loads on opening takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Renders as the console does, without transitions. For tests only. */
export function renderUi(element: ReactElement): RenderResult {
  stubBrowser()
  return render(element, { wrapper: Frame })
}

function Frame({ children }: { children: ReactNode }) {
  useEffect(keepFocus, [])
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

export async function typeAt(user: UserEvent, cell: HTMLElement, keys: string): Promise<void> {
  await user.click(cell)
  await user.keyboard(keys)
}

/** Takes the focus away, as a browser does when a button is disabled. */
export function loseFocus(): void {
  const other = document.body.appendChild(document.createElement('input'))
  other.addEventListener('focusin', (event) => event.stopPropagation())
  other.focus()
  other.remove()
}

/** A promise that the test settles, to keep work pending. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}

/** A list whose state lives in a component instead of the address. For tests only. */
export function useLocalList<Row>(options: ListOptions<Row>) {
  const [list] = useState(() => defineList(options))
  const [state, onStateChange] = useState(list.defaults)
  return { columns: list.columns, state, onStateChange }
}
