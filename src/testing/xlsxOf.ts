import { type ZipContent, zipOf } from './zipOf.ts'

interface XlsxSheet {
  readonly name?: string
  /** The rows as the file has them. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

interface XlsxParts {
  readonly sheets: readonly XlsxSheet[]
  /** The texts that cells refer to, as `<si>` elements. */
  readonly strings?: string
  /** Styles and formats of cells. */
  readonly styles?: string
  /** What the workbook has before its sheets, such as the open tab. */
  readonly workbook?: string
  /** How the list of parts names a part. */
  readonly target?: (path: string) => string
  /** Parts besides these, or in place of one of the same name. */
  readonly more?: readonly ZipContent[]
  readonly isZip64?: boolean
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const relations = (all: readonly [id: string, kind: string, target: string][]) =>
  `${head}<Relationships>${all
    .map(([id, kind, to]) => `<Relationship Id="${id}" Type="${types}/${kind}" Target="${to}"/>`)
    .join('')}</Relationships>`

/** An XLSX file of raw XML, so that a test can have what any program writes. */
export function xlsxOf(parts: XlsxParts): Uint8Array<ArrayBuffer> {
  const { sheets, strings, styles, workbook = '', target = (path) => path } = parts
  // The files of the sheets have another order than their tabs, as after a tab was dragged.
  const fileOf = (index: number) => `worksheets/sheet${sheets.length - index}.xml`
  const tabs = sheets.map(
    ({ name = 'Prices', state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const made: ZipContent[] = [
    { name: '[Content_Types].xml', content: `${head}<Types/>` },
    {
      name: '_rels/.rels',
      content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook>${workbook}<sheets>${tabs.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, index): [string, string, string] => [
          `rId${index + 1}`,
          'worksheet',
          target(fileOf(index)),
        ]),
        ['rIdS', 'sharedStrings', target('sharedStrings.xml')],
        ['rIdT', 'styles', target('styles.xml')],
      ]),
    },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/${fileOf(index)}`,
      content: `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `${head}<sst>${strings}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `${head}<styleSheet>${styles}</styleSheet>` }]),
  ]
  const more = parts.more ?? []
  const kept = made.filter(({ name }) => more.every((other) => other.name !== name))
  return zipOf([...kept, ...more].map((part) => ({ isZip64: parts.isZip64 ?? false, ...part })))
}

/** Rows of texts in the cells themselves. */
export function rowsOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('')
}

function cellOf(value: string | number): string {
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`
}
