/** A write as a user performs it, at any host. Ids and names are those of the seed. */
import { expect } from 'vitest'
import { dialog, press, type } from '#testing/controls.ts'

export interface Write {
  readonly at: string
  readonly does: () => Promise<unknown>
  /** The flash message; none if the screen itself shows the change. */
  readonly says?: string
  /** A text that the screen shows afterwards. */
  readonly shows: string
  /** Reads the host before the write; the returned function asserts its state afterwards. */
  readonly holds?: () => Promise<() => Promise<void>>
}

export type Writes = Readonly<Record<string, Write>>

export function becomes<Held>(read: () => Promise<Held>, expected: (before: Held) => object) {
  return async () => {
    const before = await read()
    return async () => expect(await read()).toMatchObject(expected(before))
  }
}

/** Only the changed members differ. */
export function changes<One extends object>(
  read: () => Promise<One | undefined>,
  change: Partial<One>,
) {
  return becomes(read, (before) => {
    const saved = before && 'updated_at' in before ? { updated_at: expect.anything() } : {}
    return { ...before, ...saved, ...change }
  })
}

export function gets<One>(list: () => Promise<readonly One[]>, record: object) {
  return becomes(list, () => expect.arrayContaining([expect.objectContaining(record)]))
}

interface Row {
  readonly id: number
}

interface Placed extends Row {
  readonly sort_order: number
}

export function swaps(list: () => Promise<readonly Placed[]>) {
  const ids = async () =>
    (await list()).toSorted((a, b) => a.sort_order - b.sort_order).map((one) => one.id)
  return becomes(ids, ([first, second, ...others]) => [second, first, ...others])
}

export const inList =
  <One extends Row>(list: () => Promise<readonly One[]>, id: number) =>
  async () =>
    (await list()).find((one) => one.id === id)

/** Fills the named fields and presses a button. */
export async function submit(
  values: Readonly<{ [field: string]: string }>,
  button: string,
  where: ParentNode = document,
) {
  for (const [field, value] of Object.entries(values)) await type(field, value, where)
  await press(button, where)
}

export const confirm = async (button = 'Confirm') => press(button, await dialog())
