/** What a write is that is made on its screen at other hosts. */
import { expect } from 'vitest'
import type { TestP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import type { ConsolePage, Sent } from '#testing/console.tsx'

interface Made {
  /** The message that the screen shows; null for a write without one. */
  readonly says: string | null
  /** A text that the screen shows afterwards. */
  readonly shows: string
  /** The names that a list of the screen shows, in its order, and what they are afterwards. */
  readonly lists?: readonly [shown: () => readonly string[], expected: readonly string[]]
  /** A request that was sent. Its method is the host's. */
  readonly sends?: Partial<Sent>
  /** What the host answers afterwards, as the console reads it, and what of it is expected. */
  readonly holds: () => Promise<unknown>
  readonly as: object
}

/** Makes a write on its screen. */
export type Write = (page: ConsolePage, p4: TestP4) => Promise<Made>

/** The writes of an area. A new one joins by one line here. */
export type Writes = Readonly<Record<string, Write>>

/** The record with a change, without the members that every save sets. */
export function changed<One extends object>(record: One, change: Partial<One>): object {
  return { ...record, updated_at: expect.anything(), ...change }
}

export async function first<One>(rows: Promise<readonly One[]>): Promise<One> {
  const [one] = await rows
  if (one === undefined) throw new Error('There is none')
  return one
}

export const idsOf = (rows: readonly { readonly id: number }[]): number[] =>
  rows.map(({ id }) => id).sort((a, b) => a - b)

/** The id of an active product with exactly these attributes. */
export async function productOf(p4: TestP4, ...attributes: string[]): Promise<number> {
  const active = new Set((await p4.as('owner').ok('listProducts')).map(({ id }) => id))
  const id = (await productsWith(p4, ...attributes)).find((one) => active.has(one))
  if (id === undefined) throw new Error(`No product has the attributes ${attributes}`)
  return id
}

/** What the labels of buttons name, e.g. `Almond Croissant` of `Delete Almond Croissant`, in their order. */
export const namesIn =
  (before: string, after = '', within = 'main') =>
  (): string[] =>
    [...document.querySelectorAll(`${within} button[aria-label^="${before} "]`)]
      .map((button) => button.getAttribute('aria-label') ?? '')
      .filter((label) => label.endsWith(after))
      .map((label) => label.slice(before.length + 1, label.length - after.length))
