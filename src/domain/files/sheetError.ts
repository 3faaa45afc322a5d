/** Its message is shown to the user who chose the file. */
export class SheetError extends Error {}

export const notXlsx = 'The file is damaged or not an XLSX file.'

export const unpacksToTooMuch = 'The file unpacks to too much.'
