import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { matrixFlash, useSetMatrixPrices } from '#api/storeProducts.ts'
import type { Variant } from '#api/variants.ts'
import { counted, grouped } from '#domain/wording.ts'
import { withdrawFlash } from '#ui/flash/flash.ts'
import type { GridProps, RowColumns } from '#ui/grid/gridProps.ts'
import { type ChangedPrice, changedPrices, columnOf, type StorePrices } from './priceMatrix.ts'
import classes from './stores.module.css'

interface Progress {
  readonly all: number
  readonly done: number
  readonly failed: number
  /** Null while calls are made. */
  readonly unsaved: RowColumns | null
}

type Save = NonNullable<GridProps<StorePrices, never>['onSave']>

/** Saves the changed cells. A store has its result when the last of its cells has. */
export function useMatrixSave(productId: number, variants: readonly Variant[]) {
  const setPrices = useSetMatrixPrices(productId)
  const [progress, setProgress] = useState<Progress | null>(null)
  const isStopped = useRef(false)
  const failure = useRef<string>(undefined)
  const lostCells = useRef(new Set<string>())

  const onSave: Save = async (changes, answer, shouldContinue) => {
    const cells = changedPrices(changes, variants)
    const rows = Map.groupBy(cells, ({ id }) => id)
    const results = new Map<ChangedPrice, string | null>()
    let failed = 0
    /** Each reason once. */
    const refusalOf = (row: readonly ChangedPrice[]) => {
      const byReason = Map.groupBy(row, (cell) => results.get(cell) ?? '')
      byReason.delete('')
      const texts = [...byReason].map(([reason, [first, ...others]]) => {
        const cells = others.length > 0 ? counted(others.length + 1, 'price') : first?.words
        return `${cells}: ${reason}`
      })
      return texts.join(' ')
    }
    const show = (unsaved: RowColumns | null) =>
      setProgress({ all: cells.length, done: results.size - failed, failed, unsaved })
    isStopped.current = false
    if (failure.current) withdrawFlash(failure.current)
    show(null)
    const sent = setPrices({
      items: cells.map((cell) => ({ ...cell, mayBeSaved: lostCells.current.has(keyOf(cell)) })),
      shouldContinue: () => !isStopped.current && shouldContinue(),
      onAnswer: (index, refusal) => {
        const cell = cells[index]
        if (!cell) return
        results.set(cell, refusal?.message ?? null)
        if (refusal) failed += 1
        if (refusal?.code === 'unknown') lostCells.current.add(keyOf(cell))
        else lostCells.current.delete(keyOf(cell))
        show(null)
        const row = rows.get(cell.id) ?? []
        if (row.every((one) => results.has(one))) answer(cell.id, refusalOf(row) || null)
      },
    })
    const outcome = await sent.finally(() =>
      show(columnsOf(cells.filter((cell) => results.get(cell) !== null))),
    )
    failure.current = matrixFlash(outcome)?.message
    for (const [id, row] of rows)
      if (row.some((cell) => !results.has(cell))) answer(id, refusalOf(row) || undefined)
  }
  return {
    onSave,
    progress,
    /** Calls under way end. */
    stop: () => {
      isStopped.current = true
    },
  }
}

const keyOf = ({ storeId, variantId, price }: ChangedPrice) => `${storeId} ${variantId} ${price}`

const columnsOf = (cells: readonly ChangedPrice[]): RowColumns =>
  new Map(
    [...Map.groupBy(cells, ({ id }) => id)].map(([id, row]) => [
      id,
      row.map(({ variantId }) => columnOf(variantId)),
    ]),
  )

interface SaveProgressProps {
  progress: Progress
  onStop: () => void
  onRetry: (unsaved: RowColumns) => void
}

export function SaveProgress({ progress, onStop, onRetry }: SaveProgressProps) {
  const { all, done, failed, unsaved } = progress
  if (unsaved ? unsaved.size === 0 : all === 1) return null
  const failures = failed > 0 ? `, ${grouped(failed)} failed` : ''
  return (
    <div className={classes.progress}>
      <span role="status">
        {grouped(done)} of {grouped(all)} saved{failures}
      </span>
      {unsaved ? (
        <Button variant="default" onClick={() => onRetry(unsaved)}>
          {failed > 0 ? 'Retry failed' : 'Continue'}
        </Button>
      ) : (
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
