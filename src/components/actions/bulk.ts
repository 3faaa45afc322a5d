import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Make } from '#api/core/batch.ts'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import type { CanTarget } from '#api/core/viewer.ts'
import type { Read } from '#api/opposites.ts'
import type { GuardedAction } from './action.ts'

/**
 * Fields of the question, in a `BulkForm`. `choose` gets what is done to each row, null until the fields are filled in, and the
 * rows if not to all of them.
 */
export interface BulkFields<Row> {
  readonly title: string
  /** The calls have begun: the fields are no longer shown, and stay unsaved until all rows are done. */
  readonly isSent: boolean
  readonly rows: readonly Row[]
  readonly choose: (run: Make<Row> | null, only?: readonly Row[]) => void
}

/** An action on all selected rows. */
export type BulkAction<Row> = GuardedAction & {
  readonly operation: MutatingOperationId
  readonly icon: Icon
  /** Where the rights are asked for a row, e.g. its store. Default: the target of the action. */
  readonly targetOf?: (row: Row) => CanTarget
  /** The operation of a row, where rows differ in it. */
  readonly operationOf?: (row: Row) => MutatingOperationId | undefined
  /** Why this row refuses an allowed action. */
  readonly refusal?: (row: Row) => string | undefined
  /** Heading of the question. Default: `title`. */
  readonly heading?: string
  /** 'Archive 3 products': heading and button of the question. */
  readonly title: (counted: string) => string
  /** 'Archived 3 products': the flash. */
  readonly done: (counted: string) => string
  readonly about?: ReactNode
  /** What will be written. */
  readonly review?: (rows: readonly Row[]) => ReactNode
  readonly danger?: boolean
  /** What Undo needs to know of a row, read before its calls. */
  readonly undoReads?: (row: Row) => readonly Read<unknown>[]
} & (
    | /** The calls for one row. A retry repeats them, unless they are made by `lookFirst`. */
    { readonly run: Make<Row>; readonly fields?: undefined }
    | { readonly run?: undefined; readonly fields: (props: BulkFields<Row>) => ReactNode }
  )
