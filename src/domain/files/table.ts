export interface SheetRow {
  /** As in a spreadsheet program: the first row is 1 (AMB-183). */
  readonly number: number
  /** Trimmed; '' for an empty cell. */
  readonly cells: readonly string[]
}

export interface Table {
  readonly rows: readonly SheetRow[]
  /** Sentences for the page, such as which sheet was read. */
  readonly notes: readonly string[]
  /** Whether any other reader finds the same cells, so that the file can be sent as it is. */
  readonly isPlain: boolean
}

export interface TableOptions {
  readonly maxRows: number
  readonly hasColumns: (rows: readonly SheetRow[]) => boolean
}

/** Per file, including empty cells before the last one of a row. */
export const maxCells = 5_000_000

export const tooManyCells = 'The file has too many cells.'

/** Its message is shown to the user who chose the file. */
export class SheetError extends Error {}

export const notXlsx = 'The file is damaged or not an XLSX file.'

export const unpacksToTooMuch = 'The file unpacks to too much.'
