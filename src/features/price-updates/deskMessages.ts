import { SheetError } from '#domain/files/table.ts'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import {
  type OpenedList,
  PriceDesk,
  type RefusedPrice,
  type RowEdit,
  type StorePrices,
} from '#domain/prices/priceDesk.ts'
import { type PackedRows, packedRows } from './packedRows.ts'

export type DeskAsk =
  | { readonly kind: 'open' | 'compare'; readonly file: File }
  | { readonly kind: 'compareWithStores' }
  | { readonly kind: 'learn'; readonly store: StorePrices }
  | { readonly kind: 'change'; readonly edits: readonly RowEdit[] }
  | { readonly kind: 'refuse'; readonly refusals: readonly RefusedPrice[] }
  | { readonly kind: 'write'; readonly rows: readonly number[]; readonly withFindings: boolean }

/** Rows come in chunks before the last answer. */
export type DeskAnswer =
  | { readonly rows: PackedRows; readonly last: false }
  | { readonly rows: PackedRows; readonly last: true; readonly reading: Reading }
  | { readonly text: string }
  | { readonly refusal: string }

export type Reading = Pick<OpenedList, 'notes' | 'isPlain'>

const noReading: Reading = { notes: [], isPlain: true }

/** Larger chunks block the page while it unpacks them. */
const chunkSize = 5_000

export function askedDesk(tell: (answer: DeskAnswer) => void): (ask: DeskAsk) => void {
  const desk = new PriceDesk()
  let before: Promise<unknown> = Promise.resolve()
  return (ask) => {
    before = before.then(async () => {
      try {
        if (ask.kind === 'write') return tell({ text: written(desk, ask) })
        const { rows, ...reading } = await done(desk, ask)
        let at = 0
        for (; at + chunkSize < rows.length; at += chunkSize)
          tell({ rows: packedRows(rows.slice(at, at + chunkSize)), last: false })
        tell({ rows: packedRows(rows.slice(at)), last: true, reading })
      } catch (error) {
        tell({ refusal: error instanceof SheetError ? error.message : unreadable })
      }
    })
  }
}

const unreadable = 'The file could not be read.'

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

async function done(
  desk: PriceDesk,
  ask: Exclude<DeskAsk, { readonly kind: 'write' }>,
): Promise<OpenedList> {
  switch (ask.kind) {
    case 'open':
      return desk.open(await bytesOf(ask.file))
    case 'compare':
      return desk.compare(await bytesOf(ask.file))
    case 'compareWithStores':
      return { rows: desk.compareWithStores(), ...noReading }
    case 'learn':
      return { rows: desk.learn(ask.store), ...noReading }
    case 'change':
      return { rows: desk.change(ask.edits), ...noReading }
    case 'refuse':
      return { rows: desk.refuse(ask.refusals), ...noReading }
  }
}

function written(desk: PriceDesk, { rows, withFindings }: DeskAsk & { kind: 'write' }): string {
  const of = ({ findings }: CheckedRow) => findings.map(({ message }) => message).join(' ')
  return desk.csv(rows, withFindings ? { header: 'what is wrong', of } : undefined)
}
