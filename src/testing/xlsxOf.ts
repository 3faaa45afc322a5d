import { type ZipContent, zipOf } from './zipOf.ts'

interface XlsxSheet {
  readonly name?: string
  /** Raw XML rows. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

interface XlsxParts {
  readonly sheets: readonly XlsxSheet[]
  /** Shared strings as `<si>` elements. */
  readonly strings?: string
  readonly styles?: string
  /** XML before the sheets, such as the active tab. */
  readonly workbook?: string
  /** Target of a relationship. */
  readonly target?: (path: string) => string
  /** Added or replaced parts. */
  readonly more?: readonly ZipContent[]
  readonly isZip64?: boolean
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const relations = (all: readonly [id: string, kind: string, target: string][]) =>
  `${head}<Relationships>${all
    .map(([id, kind, to]) => `<Relationship Id="${id}" Type="${types}/${kind}" Target="${to}"/>`)
    .join('')}</Relationships>`

/** An XLSX file of raw XML, to imitate any program. */
export function xlsxOf(parts: XlsxParts): Uint8Array<ArrayBuffer> {
  const { sheets, strings, styles, workbook = '', target = (path) => path } = parts
  // File order differs from tab order, as after a drag.
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

/** Rows with inline texts. */
export function rowsOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('')
}

function cellOf(value: string | number): string {
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`
}
