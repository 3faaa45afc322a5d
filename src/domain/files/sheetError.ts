/** Why a file cannot be read as a spreadsheet, in words for whoever chose it. */
export class SheetError extends Error {}

/** The message for a file that should be XLSX and is not. */
export const notXlsx = 'The file is damaged or not an XLSX file.'

/** The message for a file that goes beyond a limit of bytes. */
export const unpacksToTooMuch = 'The file unpacks to too much.'
