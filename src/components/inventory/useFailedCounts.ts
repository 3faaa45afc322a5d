import { useState } from 'react'
import { ApiError, errorMessage, isLost } from '#api/core/errors.ts'
import type { CountChange } from '#domain/products/inventory.ts'
import { grouped } from '#domain/wording.ts'

export interface FailedCount {
  /** Null where only a step or the mark failed. */
  readonly quantity: number | null
  readonly steps: number
  readonly mark: boolean
  /** No answer came: the host may have saved it. */
  readonly lost: boolean
  readonly message: string
}

export interface FailedCounts {
  readonly byVariant: ReadonlyMap<number, FailedCount>
  readonly follow: (variantId: number, change: CountChange, saved: Promise<unknown>) => void
  readonly forget: (variantId: number) => void
}

/**
 * Kept for the whole list, because the search unmounts rows. A saved +1/-1 or mark drops older failures; a
 * saved typed number drops all.
 */
export function useFailedCounts(): FailedCounts {
  const [byVariant, setByVariant] = useState<ReadonlyMap<number, FailedCount>>(new Map())
  const forget = (variantId: number) => setByVariant((now) => without(now, variantId))
  const follow = async (variantId: number, change: CountChange, saved: Promise<unknown>) => {
    const isTyped = 'quantity_available' in change
    if (isTyped) forget(variantId)
    const earlier = byVariant.get(variantId)
    try {
      await saved
      setByVariant((now) =>
        isTyped || now.get(variantId) === earlier ? without(now, variantId) : now,
      )
    } catch (error) {
      setByVariant((now) => {
        const failure = failedCount(change, error, now.get(variantId))
        return failure ? new Map(now).set(variantId, failure) : without(now, variantId)
      })
    }
  }
  return { byVariant, follow, forget }
}

/** "55 was not saved: The store is being counted." */
export function failedCountText(failure: FailedCount): string {
  const parts = partsOf(failure)
  const was = parts.length > 1 ? 'were' : 'was'
  const failed = failure.lost ? 'may not have been saved' : `${was} not saved`
  return `${parts.join(' and ')} ${failed}: ${failure.message}`
}

function without(
  all: ReadonlyMap<number, FailedCount>,
  variantId: number,
): ReadonlyMap<number, FailedCount> {
  if (!all.has(variantId)) return all
  const next = new Map(all)
  next.delete(variantId)
  return next
}

function failedCount(
  change: CountChange,
  error: unknown,
  before: FailedCount | undefined,
): FailedCount | undefined {
  const { quantity = null, steps = 0, mark = false, lost = false } = before ?? {}
  const failure = {
    quantity: 'quantity_available' in change ? change.quantity_available : quantity,
    steps: 'adjust_quantity' in change ? steps + change.adjust_quantity : steps,
    mark: mark || 'do_not_sell' in change,
    lost: lost || !(error instanceof ApiError) || isLost(error),
    message: errorMessage(error),
  }
  return partsOf(failure).length === 0 ? undefined : failure
}

const partsOf = ({ quantity, steps, mark }: FailedCount): string[] => [
  ...(quantity === null ? [] : [grouped(quantity)]),
  ...(steps === 0 ? [] : [steps > 0 ? `+${steps}` : String(steps)]),
  ...(mark ? ['Do Not Sell'] : []),
]
