import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import type { Caller } from '#mocks/p4.ts'

/** A save, and one of somebody else after it. */
export interface Started {
  readonly save: () => Promise<unknown>
  readonly theirs: () => Promise<unknown>
  /** What both change. */
  readonly stored: () => Promise<unknown>
  /** How the refusal calls it. */
  readonly name: string
}

export interface UndoKind {
  readonly id: MutatingOperationId
  readonly what: string
  readonly start: (client: QueryClient) => Promise<Started>
}

export type Kinds = (owner: Caller) => readonly UndoKind[]

/** The seed's store, product, tag and so on. */
export const first = { path: { id: 1 } }

export function hook<Write>(client: QueryClient, use: () => Write): Write {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(use, { wrapper }).result.current
}

export function known<One>(one: One | null | undefined): One {
  if (one === undefined || one === null) throw new Error('The seed has no such record')
  return one
}
