import { screen, waitFor } from '@testing-library/react'
import { indexedDB } from 'fake-indexeddb'
import { clear, createStore } from 'idb-keyval'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import type { ConsolePage } from '#testing/console.tsx'
import { press } from '#testing/controls.ts'
import { findDrafts } from '#ui/drafts/drafts.ts'
import { clearFlashes } from '#ui/flash/flash.ts'
import type { Typing } from './forms.ts'

/** The store of the drafts. Call it before `consoleTests`, which unmounts the forms: they write their drafts. */
export function draftTests() {
  const stored = () => createStore('p4 drafts', 'drafts')
  beforeAll(() => void vi.stubGlobal('indexedDB', indexedDB))
  afterEach(async () => {
    clearFlashes()
    // Waits for the writes.
    await findDrafts('')
    await clear(stored())
  })
  afterAll(() => void vi.unstubAllGlobals())
  return stored
}

/** Without a question, as a reload does. */
export const leaveFor = (page: ConsolePage, to: string) =>
  page.router.navigate({ to, ignoreBlocker: true })

export async function reach(page: ConsolePage, { at, opens = [] }: Typing): Promise<void> {
  if (page.router.latestLocation.pathname === at.split('?')[0]) await leaveFor(page, '/roles/1')
  await leaveFor(page, at)
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await page.settled()
  for (const name of opens) await press(name)
  await page.settled()
}

/** Whether the browser would ask before it leaves. A refused call asks to sign in (AMB-275) under the same condition. */
export function isUnsaved(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

export const restores = () =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Restore')

/** The drafts that the start page lists. */
export async function expectListed(page: ConsolePage, names: readonly unknown[]): Promise<void> {
  await leaveFor(page, '/')
  await waitFor(() =>
    expect(
      screen.queryAllByRole('button', { name: /^Discard draft/ }).map((one) => one.ariaLabel),
    ).toEqual(names),
  )
}
