import { grouped, listed } from '../wording.ts'
import type { SheetRow, Table, TableOptions } from './table.ts'
import { notXlsx, SheetError } from './table.ts'
import { isTrue, readDateStyles, readSharedStrings, readSheet, type Workbook } from './xlsxCells.ts'
import { attributesOf, readXml } from './xml.ts'
import { maxUnpackedBytes, partName, unpackText, type ZipPart } from './zip.ts'

const maxElements = 6_000_000
const limits = {
  list: { bytes: 8 * 1024 * 1024, elements: 50_000 },
  styles: { bytes: 32 * 1024 * 1024, elements: 500_000 },
  sharedStrings: { bytes: 100 * 1024 * 1024, elements: 2_000_000 },
  sheet: { bytes: 100 * 1024 * 1024, elements: maxElements },
}

interface Sheet {
  readonly name: string
  readonly part: string
  readonly isHidden: boolean
}

/** Reads the first visible sheet with the wanted columns, starting with the active one. */
export async function readXlsx(
  file: Uint8Array,
  parts: ReadonlyMap<string, ZipPart>,
  options: TableOptions,
): Promise<Table> {
  const archive = new Archive(file, parts)
  const { sheets, activeSheet, workbook } = await readWorkbook(archive)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const open = activeSheet && !activeSheet.isHidden ? activeSheet : visible[0]
  if (!open) throw new SheetError('The file has no visible sheet.')
  let chosen = await readRows(archive, open, workbook, options)
  if (!options.hasColumns(chosen.rows))
    for (const sheet of visible) {
      if (sheet === open) continue
      const other = await readRows(archive, sheet, workbook, options)
      if (!options.hasColumns(other.rows)) continue
      chosen = other
      break
    }
  if (chosen.isTooLong) throw tooLong(options.maxRows)
  return {
    rows: chosen.rows,
    notes: [
      sheetNote(chosen.sheet, sheets),
      ...(chosen.hiddenRows > 0
        ? [
            chosen.hiddenRows === 1
              ? '1 row that is hidden or filtered out was read too.'
              : `${grouped(chosen.hiddenRows)} rows that are hidden or filtered out were read too.`,
          ]
        : []),
    ],
    isPlain: sheets.length === 1 && chosen.hiddenRows === 0,
  }
}

export function tooLong(maxRows: number): SheetError {
  return new SheetError(`The file has more than ${grouped(maxRows - 1)} rows under its header.`)
}

/** `Sheet “Prices” was read. Left out: 1 hidden sheet (Old).` */
function sheetNote(read: Sheet, sheets: readonly Sheet[]): string {
  const namesOf = (isHidden: boolean) =>
    sheets.filter((sheet) => sheet !== read && sheet.isHidden === isHidden).map(({ name }) => name)
  const leftOut = [
    { names: namesOf(false), kind: 'other sheet' },
    { names: namesOf(true), kind: 'hidden sheet' },
  ].flatMap(({ names, kind }) =>
    names.length === 0
      ? []
      : [`${grouped(names.length)} ${kind}${names.length === 1 ? '' : 's'} (${listed(names, 5)})`],
  )
  const note = `Sheet “${read.name}” was read.`
  return leftOut.length === 0 ? note : `${note} Left out: ${leftOut.join(' and ')}.`
}

async function readRows(
  archive: Archive,
  sheet: Sheet,
  workbook: Workbook,
  { maxRows }: TableOptions,
) {
  const rows: SheetRow[] = []
  let hiddenRows = 0
  let isTooLong = false
  await archive.read(sheet.part, limits.sheet, (xml, most) =>
    readSheet(xml, most, workbook, ({ number, cells, isHidden }) => {
      if (cells.length === 0) return
      if (number > maxRows) isTooLong = true
      if (isTooLong) return
      if (isHidden && rows.length > 0) hiddenRows += 1
      rows.push({ number, cells })
    }),
  )
  return { sheet, rows, hiddenRows, isTooLong }
}

class Archive {
  readonly #file: Uint8Array
  readonly #parts: ReadonlyMap<string, ZipPart>
  #bytesLeft = maxUnpackedBytes
  #elementsLeft = maxElements

  constructor(file: Uint8Array, parts: ReadonlyMap<string, ZipPart>) {
    this.#file = file
    this.#parts = parts
  }

  has(name: string): boolean {
    return this.#parts.has(partName(name))
  }

  async read(
    name: string,
    most: { readonly bytes: number; readonly elements: number },
    read: (xml: string, maxElements: number) => number,
  ): Promise<void> {
    const part = this.#parts.get(partName(name))
    if (!part) throw new SheetError(notXlsx)
    const { text, bytes } = await unpackText(
      this.#file,
      part,
      Math.min(most.bytes, this.#bytesLeft),
    )
    this.#bytesLeft -= bytes
    this.#elementsLeft -= read(text, Math.min(most.elements, this.#elementsLeft))
  }
}

async function readWorkbook(archive: Archive) {
  const main = await readTargets(archive, '', '_rels/.rels')
  const path = main.find(({ kind }) => kind === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const targets = await readTargets(archive, folder, relationsOf(path))
  const sheetParts = new Map(
    targets.filter(({ kind }) => kind === 'worksheet').map(({ id, part }) => [id, part]),
  )
  /** In tab order; undefined for charts, which have no rows. */
  const tabs: (Sheet | undefined)[] = []
  let activeTab = 0
  let from1904 = false
  await archive.read(path, limits.list, (xml, most) =>
    readXml(xml, most, {
      open(name, raw) {
        if (name === 'sheet') {
          const attributes = attributesOf(raw)
          const part = sheetParts.get(attributes.get('id') ?? '')
          const state = attributes.get('state') ?? 'visible'
          const sheetName = (attributes.get('name') ?? '').slice(0, 40)
          tabs.push(part ? { name: sheetName, part, isHidden: state !== 'visible' } : undefined)
        } else if (name === 'workbookView') {
          activeTab = Number(attributesOf(raw).get('activeTab') ?? 0)
        } else if (name === 'workbookPr') from1904 = isTrue(attributesOf(raw).get('date1904'))
      },
    }),
  )
  const partOf = (kind: string) => {
    const part = targets.find((target) => target.kind === kind)?.part
    return part !== undefined && archive.has(part) ? part : undefined
  }
  return {
    sheets: tabs.filter((sheet) => sheet !== undefined),
    activeSheet: tabs[activeTab],
    workbook: {
      sharedStrings: await readStrings(archive, partOf('sharedStrings')),
      dateStyles: await readStyles(archive, partOf('styles')),
      from1904,
    },
  }
}

async function readStrings(archive: Archive, part: string | undefined): Promise<string[]> {
  let found: string[] = []
  if (part !== undefined)
    await archive.read(part, limits.sharedStrings, (xml, most) => {
      const { strings, elements } = readSharedStrings(xml, most)
      found = strings
      return elements
    })
  return found
}

async function readStyles(archive: Archive, part: string | undefined): Promise<boolean[]> {
  let found: boolean[] = []
  if (part !== undefined)
    await archive.read(part, limits.styles, (xml, most) => {
      const { dateStyles, elements } = readDateStyles(xml, most)
      found = dateStyles
      return elements
    })
  return found
}

async function readTargets(archive: Archive, folder: string, name: string) {
  const targets: { id: string; kind: string; part: string }[] = []
  await archive.read(name, limits.list, (xml, most) =>
    readXml(xml, most, {
      open(element, raw) {
        if (element !== 'Relationship') return
        const attributes = attributesOf(raw)
        targets.push({
          id: attributes.get('Id') ?? '',
          kind: attributes.get('Type')?.split('/').at(-1) ?? '',
          part: resolved(folder, attributes.get('Target') ?? ''),
        })
      },
    }),
  )
  return targets
}

/** `xl/workbook.xml` -> `xl/_rels/workbook.xml.rels` */
function relationsOf(path: string): string {
  const slash = path.lastIndexOf('/') + 1
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
}

function resolved(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/')
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}
