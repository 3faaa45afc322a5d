/** A row of a file that is not blank. */
export interface SheetRow {
  /** Its number in a spreadsheet program: that of the first row is 1 (AMB-183). */
  readonly number: number
  /** The texts of its cells without blanks around; '' for an empty one. */
  readonly cells: readonly string[]
}

/** The rows of a file, and what its user should know about how it was read. */
export interface Table {
  readonly rows: readonly SheetRow[]
  /** Sentences for the page: which sheet was read, and what was left out or taken along. */
  readonly notes: readonly string[]
  /** Whether any other reader finds the same cells in the file, so that it can be sent as it is. */
  readonly isPlain: boolean
}

export interface TableOptions {
  /** How many rows the file may have, the header among them. */
  readonly maxRows: number
  /** Whether a sheet has what is looked for. Of several visible sheets the first such one is read. */
  readonly hasColumns: (rows: readonly SheetRow[]) => boolean
}

/** Cells of a file, empty ones before the last one of a row among them. */
export const maxCells = 5_000_000

export const tooManyCells = 'The file has too many cells.'
