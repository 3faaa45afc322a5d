/** What a write is that is made on its screen at other hosts. */
import { expect } from 'vitest'
import type { TestP4 } from '#mocks/p4.ts'
import type { ConsolePage } from '#testing/console.tsx'

export interface Made {
  /** The message that the screen shows; null for a write without one. */
  readonly says: string | null
  /** A text that the screen shows afterwards. */
  readonly shows: string
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
