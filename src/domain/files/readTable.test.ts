import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { rowsOf, xlsxOf } from '#testing/xlsxOf.ts'
import { sheetSaying, zipOf } from '#testing/zipOf.ts'
import { readTable } from './readTable.ts'
import { SheetError } from './table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const tableOf = (file: Uint8Array, maxRows = 100) =>
  readTable(file, { maxRows, hasColumns: ([first]) => first?.cells.includes('price') ?? false })

const read = async (file: Uint8Array, maxRows?: number): Promise<string[]> =>
  (await tableOf(file, maxRows)).rows.map(
    ({ number, cells }) => `${number}: ${cells.join(' | ').replace(/( \| )+$/, '')}`,
  )

const refusal = async (file: Uint8Array, maxRows?: number): Promise<string> => {
  const reason = await read(file, maxRows).catch((error: unknown) => error)
  expect(reason).toBeInstanceOf(SheetError)
  return reason instanceof SheetError ? reason.message : ''
}

const prices = [['variant_id', 'store_id', 'price'], [118, 7, 495], [], [118, 8, ' 5.25 ']]
const expected = ['1: variant_id | store_id | price', '2: 118 | 7 | 495', '4: 118 | 8 | 5.25']
const csv = prices.map((row) => row.join(',')).join('\r\n')
const xlsx = (rows: readonly (string | number)[][]) =>
  writeXlsx({ sheets: [{ name: 'Prices', rows: rows.map((row) => [...row]) }] })

const hucre = await xlsx(prices)

/** UTF-16 with its byte order mark. */
const utf16 = (text: string, isBig: boolean) => {
  const file = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(isBig ? file.swap16() : file)
}

describe('AMB-156: CSV as programs write it has the same rows', () => {
  test.each([
    ['CRLF and a byte order mark', bytes(`\uFEFF${csv}\r\n`)],
    ['LF', bytes(csv.replaceAll('\r\n', '\n'))],
    ['CR, as old programs for the Mac', bytes(csv.replaceAll('\r\n', '\r'))],
    ['one LF among CRLF', bytes(csv.replace('\r\n', '\n'))],
    ['one CR among CRLF', bytes(csv.replace('\r\n', '\r'))],
    ['semicolons', bytes(csv.replaceAll(',', ';'))],
    ['tabs', bytes(csv.replaceAll(',', '\t'))],
    ['a first line that names the separator', bytes(`sep=;\r\n${csv.replaceAll(',', ';')}`)],
    ['quotes around everything', bytes(csv.replace(/[^,\r\n]+/g, '"$&"'))],
    [
      'empty columns and lines behind',
      bytes(`${csv.replaceAll('\r\n', ',,\r\n')},,\r\n,,,,\r\n\r\n`),
    ],
    ['Unicode text of Excel for Windows', utf16(csv.replaceAll(',', '\t'), false)],
    [
      'Unicode text of Excel for Mac',
      utf16(csv.replaceAll(',', '\t').replaceAll('\r\n', '\r'), true),
    ],
    ['UTF-16 without its mark', utf16(csv, false).slice(2)],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual(expected)
  })

  test('quoted texts hold separators and line ends without moving the rows', async () => {
    expect(await read(bytes('id,name\n1,"Oat, whole\r\nand sweet"\n2,""""\n'))).toEqual([
      '1: id | name',
      '2: 1 | Oat, whole\nand sweet',
      '3: 2 | "',
    ])
  })

  test('Windows-1252 of an old till is read, and said', async () => {
    const { rows, notes } = await tableOf(Buffer.from('sku;price\ncaf\xe9 \x80;495\n', 'latin1'))
    expect(rows[1]?.cells).toEqual(['café €', '495'])
    expect(notes).toEqual([
      'The file is not in UTF-8: it was read as Windows-1252. Check letters with accents.',
    ])
  })

  test.each([
    [bytes(csv), false],
    [bytes('sku,price\nBEV-1,495\n'), true],
    [bytes('sku;price\nBEV-1;495\n'), false],
    [bytes('sku,price\rBEV-1,495\r'), false],
    [bytes('sku,price\r\nBEV-1,495\n'), false],
    [bytes('sep=,\nsku,price\nBEV-1,495\n'), false],
    [utf16('sku,price\nBEV-1,495\n', false), false],
  ])(
    'a file that another reader may read otherwise is none to send as it is: %#',
    async (file, plain) => {
      expect((await tableOf(file)).isPlain).toBe(plain)
    },
  )
})

const strings =
  '<si><t>variant_id</t></si><si><r><rPr><b/></rPr><t>store</t></r><r><t xml:space="preserve">_id</t></r></si>' +
  '<si><t>price</t><rPh sb="0" eb="1"><t>not this</t></rPh></si>'
const shared =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>'
const inline = rowsOf([['variant_id', 'store_id', 'price']])

describe('AMB-156: XLSX as programs write it has the same rows', () => {
  test.each([
    [
      'Excel: shared texts with runs, formulas with their values, rows that are not there',
      xlsxOf({
        strings,
        sheets: [
          {
            rows: `${shared}<row r="2" spans="1:3" x14ac:dyDescent="0.25"><c r="A2"><v>118</v></c><c r="B2"><v>7</v></c><c r="C2"><f>4.95*100</f><v>495.00000000000006</v></c></row><row r="4"><c r="A4"><v>1.18E2</v></c><c r="B4"><v>8</v></c><c r="C4" t="str"><f>"5.25"</f><v>5.25</v></c></row>`,
          },
        ],
      }),
    ],
    [
      'Google Sheets and Numbers: decimals, cells with a style alone',
      xlsxOf({
        strings,
        sheets: [
          {
            rows: `${shared}<row r="2"><c r="A2" s="1"><v>118.0</v></c><c r="B2" s="1"><v>7.0</v></c><c r="C2" s="1"><v>495.0</v></c><c r="D2" s="2"/></row><row r="3"><c r="A3" s="1"/></row><row r="4"><c r="A4"><v>118.0</v></c><c r="B4"><v>8.0</v></c><c r="C4" t="inlineStr"><is><r><t>5</t></r><r><t>.25</t></r></is></c></row>`,
          },
        ],
      }),
    ],
    [
      'LibreOffice: types of all cells, blank rows to the end of the sheet',
      xlsxOf({
        strings,
        sheets: [
          {
            rows: `${shared}<row r="2" hidden="false"><c r="A2" s="0" t="n"><v>118</v></c><c r="B2" t="n"><v>7</v></c><c r="C2" t="n"><f aca="false">A2+377</f><v>495</v></c></row><row r="4"><c r="A4" t="n"><v>118</v></c><c r="B4" t="n"><v>8</v></c><c r="C4" t="str"><v> 5.25 </v></c></row><row r="1048576"><c r="C1048576" s="0"/></row>`,
          },
        ],
      }),
    ],
    [
      'programs that stream: no references, texts in cells, sizes in ZIP64, paths from the top',
      xlsxOf({
        target: (path) => `/xl/${path}`,
        isZip64: true,
        sheets: [{ rows: rowsOf(prices) }],
      }),
    ],
    [
      'prefixed elements',
      xlsxOf({
        sheets: [{ rows: rowsOf(prices) }],
        more: [
          {
            name: 'xl/worksheets/sheet1.xml',
            content: `<x:worksheet xmlns:x="a"><x:sheetData>${rowsOf(prices).replace(/(<\/?)/g, '$1x:')}</x:sheetData></x:worksheet>`,
          },
        ],
      }),
    ],
    ['hucre', hucre],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual(expected)
  })

  const dates =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm"/><numFmt numFmtId="165" formatCode="0&quot; days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'
  const special =
    '<row><c s="1"><v>46085</v></c><c s="2"><v>46085.5</v></c><c s="3"><v>46085</v></c><c t="d"><v>2026-03-04T00:00:00</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>A1*2</f></c><c t="str"><f>""</f><v></v></c><c t="inlineStr"><is><t>R&amp;B &#233;_x000D_</t></is></c></row>'

  test('dates, marks, errors and formulas without a value are written as such', async () => {
    expect(await read(xlsxOf({ styles: dates, sheets: [{ rows: special }] }))).toEqual([
      '1: 2026-03-04 | 2026-03-04 | 46085 | 2026-03-04 | true | #REF! | =A1*2 |  | R&B é',
    ])
  })

  test('dates that count from 1904 are the same days', async () => {
    const file = xlsxOf({
      styles: dates,
      workbook: '<workbookPr date1904="1"/>',
      sheets: [{ rows: '<row><c s="1"><v>44623</v></c></row>' }],
    })
    expect(await read(file)).toEqual(['1: 2026-03-04'])
  })
})

describe('AMB-156: of several sheets the visible one with the columns is read, and named', () => {
  const list = (price: number) => inline + rowsOf([[118, 7, price]])
  const notesOf = async (file: Uint8Array) => {
    const { rows, notes } = await tableOf(file)
    return [rows[1]?.cells[2], ...notes]
  }

  test.each([
    [
      'a hidden sheet in front',
      [
        { name: 'Old', rows: list(99_999), state: 'hidden' },
        { name: 'Prices', rows: list(495) },
      ],
      '',
      ['495', 'Sheet “Prices” was read. Left out: 1 hidden sheet (Old).'],
    ],
    [
      'very hidden sheets and other ones',
      [
        { name: 'Read me', rows: rowsOf([['How to']]) },
        { name: 'A', rows: list(1), state: 'veryHidden' },
        { name: 'Prices', rows: list(495) },
        { name: 'B', rows: list(2), state: 'hidden' },
      ],
      '',
      [
        '495',
        'Sheet “Prices” was read. Left out: 1 other sheet (Read me) and 2 hidden sheets (A and B).',
      ],
    ],
    [
      'the open one of two',
      [
        { name: 'May', rows: list(1) },
        { name: 'June', rows: list(2) },
      ],
      '<bookViews><workbookView activeTab="1"/></bookViews>',
      ['2', 'Sheet “June” was read. Left out: 1 other sheet (May).'],
    ],
    [
      'the first one where the open one has no columns',
      [
        { name: 'May', rows: list(1) },
        { name: 'June', rows: list(2) },
        { name: 'Notes', rows: rowsOf([['see May']]) },
      ],
      '<bookViews><workbookView activeTab="2"/></bookViews>',
      ['1', 'Sheet “May” was read. Left out: 2 other sheets (June and Notes).'],
    ],
    [
      'an only sheet',
      [{ name: 'Prices', rows: list(495) }],
      '',
      ['495', 'Sheet “Prices” was read.'],
    ],
  ] as const)('%s', async (_, sheets, workbook, notes) => {
    expect(await notesOf(xlsxOf({ sheets: [...sheets], workbook }))).toEqual(notes)
  })

  test('hidden and filtered rows are read too, and counted', async () => {
    const rows = `${inline}<row hidden="1"><c><v>118</v></c><c><v>7</v></c><c><v>1</v></c></row><row><c><v>118</v></c></row>`
    const filtered = rows.replaceAll('<row>', '<row hidden="true">')
    expect(await notesOf(xlsxOf({ sheets: [{ rows }] }))).toEqual([
      '1',
      'Sheet “Prices” was read.',
      '1 row that is hidden or filtered out was read too.',
    ])
    expect((await tableOf(xlsxOf({ sheets: [{ rows: filtered }] }))).notes[1]).toBe(
      '2 rows that are hidden or filtered out were read too.',
    )
  })
})

const ole = (text: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from(text, 'utf16le'),
  ])
const archive = (...names: string[]) => zipOf(names.map((name) => ({ name, content: 'x' })))

test.each([
  ['an old workbook', ole('Workbook'), /^The file is an old Excel workbook \(XLS\)\. Open it in/],
  ['a protected workbook', ole('EncryptedPackage'), /^The file is protected by a password\./],
  ['Numbers', archive('Index/Document.iwa', 'preview.jpg'), /^The file is a Numbers document\./],
  ['OpenDocument', archive('mimetype', 'content.xml'), /^The file is an OpenDocument file/],
  ['a binary workbook', archive('_rels/.rels', 'xl/workbook.bin'), /^The file is a binary Excel/],
  ['a text document', archive('_rels/.rels', 'word/document.xml'), /^The file is a document/],
  ['an archive', archive('prices.csv'), /^The file is a ZIP archive\. Unpack it/],
  ['a PDF', bytes('%PDF-1.7'), /^The file is a PDF\./],
  ['gzip', new Uint8Array([0x1f, 0x8b, 8]), /^The file is a compressed archive\./],
  ['a web page', bytes('\uFEFF<html><table>'), /^The file is a web page\./],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), /^The file is neither/],
  ['control characters', bytes('\x1bname').with(1, 0xe9), /^The file is neither/],
  ['NUL', bytes('aa\0b'), /^The file is neither/],
  ['an open quote', bytes('id,name\n1,"Oat'), /^Row 2: a quotation mark is missing\.$/],
  ['half an XLSX file', hucre.slice(0, -30), /^The file is damaged/],
])('AMB-156: what cannot be read is told in words: %s', async (_, file, message) => {
  expect(await refusal(file)).toMatch(message)
})

test('AMB-156: a remark behind the directory of an XLSX file does no harm', async () => {
  const file = Buffer.from(hucre)
  file.writeUInt16LE(5, file.length - 2)
  expect(await read(new Uint8Array(Buffer.concat([file, Buffer.from('hello')])))).toHaveLength(3)
})

test('AMB-183: more rows than a sheet may have are refused, wherever they stand', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => [at])
  expect(await read(await xlsx(rows), 12)).toHaveLength(12)
  expect(await refusal(await xlsx(rows), 11)).toBe(
    'The file has more than 10 rows under its header.',
  )
  expect(await read(bytes(`${rows.join('\n')}\r\n`), 12)).toHaveLength(12)
  expect(await refusal(bytes(rows.join('\n')), 11)).toBe(
    'The file has more than 10 rows under its header.',
  )
})

const page = rowsOf([['price']])
const many = (text: string, count: number) => text.repeat(count)
const part = (name: string, content: string) =>
  xlsxOf({ sheets: [{ rows: page }], more: [{ name, content }] })
const tooMany = /^The file has too many cells/

describe('PLU-07: a file that unpacks to too much is refused', () => {
  test.each([
    [
      'bytes that the directory tells',
      () => sheetSaying(600 * 1024 * 1024),
      /^The file unpacks to too/,
    ],
    [
      'bytes that it does not tell',
      () =>
        xlsxOf({
          sheets: [{ rows: page }],
          more: [
            {
              name: 'xl/workbook.xml',
              content: Buffer.alloc(9 * 1024 * 1024, 32),
              says: 10,
            },
          ],
        }),
      /^The file unpacks to too/,
    ],
    ['a sheet that is none', () => sheetSaying(1000), /^The file is damaged/],
    [
      'shared texts',
      () => xlsxOf({ sheets: [{ rows: page }], strings: many('<si/>', 2_000_001) }),
      tooMany,
    ],
    [
      'cells',
      () => xlsxOf({ sheets: [{ rows: many(`<row>${many('<c/>', 9_999)}</row>`, 601) }] }),
      tooMany,
    ],
    [
      'rows with a cell in the last column',
      () => xlsxOf({ sheets: [{ rows: many('<row><c r="XFD1"><v>1</v></c></row>', 400) }] }),
      tooMany,
    ],
    [
      'elements in elements',
      () => xlsxOf({ sheets: [{ rows: many('<row>', 1000) }] }),
      /^The file is damaged/,
    ],
    [
      'entities',
      () => part('xl/workbook.xml', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'),
      /^The file is damaged/,
    ],
    [
      'parts',
      () => archive(...Array.from({ length: 5_001 }, (_, at) => `xl/${at}.xml`)),
      /^The file has too many parts/,
    ],
    [
      'parts that share their bytes',
      () =>
        zipOf([
          { name: '_rels/.rels', content: 'x' },
          { name: 'xl/workbook.xml', content: 'x', at: 0 },
        ]),
      /^The file is damaged/,
    ],
    ['cells of CSV', () => bytes(many(',', 5_000_001)), tooMany],
  ] as const)('%s', async (_, makeFile, message) => {
    expect(await refusal(makeFile())).toMatch(message)
  })
})
