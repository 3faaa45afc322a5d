/** A write as a user makes it on its screen, at any host. Ids and names are those of the seed. */
import { expect } from 'vitest'
import { dialog, press, type } from '#testing/controls.ts'

export interface Write {
  /** Address of the screen. */
  readonly at: string
  readonly does: () => Promise<unknown>
  /** The message that the screen shows; none where the screen itself shows the change. */
  readonly says?: string
  /** A text that the screen shows afterwards. */
  readonly shows: string
  /** What the host is asked before the write; the answer asserts what it holds afterwards. */
  readonly holds?: () => Promise<() => Promise<void>>
}

/** A new write joins by one entry here. */
export type Writes = Readonly<Record<string, Write>>

/** What the console reads becomes what is expected of it. */
export function becomes<Held>(read: () => Promise<Held>, expected: (before: Held) => object) {
  return async () => {
    const before = await read()
    return async () => expect(await read()).toMatchObject(expected(before))
  }
}

/** The record has the changes and is otherwise as it was. */
export function changes<One extends object>(
  read: () => Promise<One | undefined>,
  change: Partial<One>,
) {
  return becomes(read, (before) => {
    const saved = before && 'updated_at' in before ? { updated_at: expect.anything() } : {}
    return { ...before, ...saved, ...change }
  })
}

/** The list has a record with these members. */
export function gets<One>(list: () => Promise<readonly One[]>, record: object) {
  return becomes(list, () => expect.arrayContaining([expect.objectContaining(record)]))
}

interface Row {
  readonly id: number
}

/** The list has all records but one. */
export function loses(list: () => Promise<readonly Row[]>, id: number) {
  const ids = async () => (await list()).map((one) => one.id).sort((a, b) => a - b)
  return becomes(ids, (before) => {
    expect(before).toContain(id)
    return before.filter((one) => one !== id)
  })
}

interface Placed extends Row {
  readonly sort_order: number
}

/** The first two records of the list change places. */
export function swaps(list: () => Promise<readonly Placed[]>) {
  const ids = async () =>
    (await list()).toSorted((a, b) => a.sort_order - b.sort_order).map((one) => one.id)
  return becomes(ids, ([first, second, ...others]) => [second, first, ...others])
}

/** Reads one record out of a list. */
export const inList =
  <One extends Row>(list: () => Promise<readonly One[]>, id: number) =>
  async () =>
    (await list()).find((one) => one.id === id)

/** Types the values into the fields of these names, and presses a button. */
export async function submit(
  values: Readonly<{ [field: string]: string }>,
  button: string,
  where: ParentNode = document,
) {
  for (const [field, value] of Object.entries(values)) await type(field, value, where)
  await press(button, where)
}

/** Presses a button of the open dialog. */
export const confirm = async (button = 'Confirm') => press(button, await dialog())
