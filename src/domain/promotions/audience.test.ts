import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { rowsOf, xlsxOf } from '#testing/xlsxOf.ts'
import { SheetError } from '../files/table.ts'
import { readAudience, unmatched } from './audience.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const emailsOf = async (file: Uint8Array, name?: string) => (await readAudience(file, name)).emails

const refusal = async (file: Uint8Array, name?: string) => {
  const reason = await readAudience(file, name).catch((error: unknown) => error)
  expect(reason).toBeInstanceOf(SheetError)
  return reason instanceof SheetError ? reason.message : ''
}

test('PROMO-52: the column of e-mails is found by its heading, or by what stands in it', async () => {
  const headed =
    'name,referred by,E-Mail\nMaya,boss@mail.example, Maya@Mail.example \nIan,,ian@mail.example\n'
  expect(await emailsOf(bytes(headed))).toEqual(['maya@mail.example', 'ian@mail.example'])
  expect(await emailsOf(bytes('Maya;maya@mail.example\nIan;ian@mail.example'))).toEqual([
    'maya@mail.example',
    'ian@mail.example',
  ])
})

test('PROMO-52: other columns with e-mails are named as left out', async () => {
  const notesOf = async (text: string) => (await readAudience(bytes(text))).notes
  expect(await notesOf('email,email 2\na@b.example,c@d.example\n')).toEqual([
    'Left out: another column with e-mails (email 2).',
  ])
  expect(await notesOf('Maya,a@b.example,c@d.example,e@f.example\n')).toEqual([
    'Left out: 2 other columns with e-mails (column 3 and column 4).',
  ])
  expect(await notesOf('email,name\na@b.example,Maya\n')).toEqual([])
})

test('PROMO-52: a heading that names e-mails comes before what stands in other columns', async () => {
  const file = [
    'wants no e-mail,Email,referred by',
    'boss@mail.example,not yet,boss@mail.example',
    ',ian@mail.example,',
  ]
  expect(await emailsOf(bytes(file.join('\n')))).toEqual(['not yet', 'ian@mail.example'])
  expect(await emailsOf(bytes('E-mail,by\nnot yet,a@b.example\nc@d.example,\n'))).toEqual([
    'not yet',
    'c@d.example',
  ])
})

test('PROMO-52: XLSX is read as CSV is, and everybody once', async () => {
  const rows = [['Email address'], ['maya@mail.example'], ['MAYA@mail.example'], ['not an e-mail']]
  const file = await writeXlsx({ sheets: [{ name: 'Customers', rows }] })
  expect(await emailsOf(file)).toEqual(['maya@mail.example', 'not an e-mail'])
})

test.each([
  [
    'a column beside that of the e-mails',
    'Email status,Email\nactive,maya@mail.example\nleft,ian@mail.example\n',
  ],
  [
    'a column whose heading names e-mails and has none',
    'E-mail status;E-mail of the guest\nactive;maya@mail.example\nleft;ian@mail.example\n',
  ],
  ['several e-mails in a line', 'maya@mail.example,ian@mail.example\n'],
  ['several e-mails in a cell', 'Email\n"maya@mail.example; ian@mail.example"\n'],
  ['several e-mails in cells of an older list', 'maya@mail.example ian@mail.example\n'],
])('PROMO-52: every e-mail is read, and nothing else: %s', async (_, text) => {
  expect(await emailsOf(bytes(text))).toEqual(['maya@mail.example', 'ian@mail.example'])
})

test('PROMO-52: the visible sheet with e-mails is read, and named', async () => {
  const sheet = (name: string, cell: string) => ({ name, rows: rowsOf([['Name'], [cell]]) })
  const { emails, notes } = await readAudience(
    xlsxOf({
      sheets: [
        { ...sheet('Old', 'old@mail.example'), state: 'hidden' },
        sheet('Notes', 'May'),
        sheet('Guests', 'maya@mail.example'),
      ],
    }),
  )
  expect(emails).toEqual(['maya@mail.example'])
  expect(notes).toEqual([
    'Sheet “Guests” was read. Left out: 1 other sheet (Notes) and 1 hidden sheet (Old).',
  ])
})

test('PROMO-53: a picture, an empty file and one without e-mails are refused in words', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff])
  expect(await refusal(png)).toBe('The file is neither CSV nor XLSX.')
  expect(await refusal(new Uint8Array())).toBe('The file is empty.')
  expect(await refusal(bytes('name\nMaya\n'))).toBe('The file has no column of e-mails.')
})

test('PROMO-53: text that is named XLSX is told to be no spreadsheet, unless it has e-mails', async () => {
  const text = bytes('Dear all,\n')
  expect(await refusal(text, 'guests.XLSX')).toBe('The file is damaged or not an XLSX file.')
  expect(await refusal(text, 'guests.csv')).toBe('The file has no column of e-mails.')
  const sheet = await writeXlsx({ sheets: [{ name: 'Customers', rows: [['name'], ['Maya']] }] })
  expect(await refusal(sheet, 'guests.xlsx')).toBe('The file has no column of e-mails.')
  expect(await emailsOf(bytes('maya@mail.example'), 'guests.xlsx')).toHaveLength(1)
})

test('PROMO-52: 100,000 e-mails under a heading are read, more are refused', async () => {
  const lines = (count: number) =>
    `email\n${Array.from({ length: count }, (_, at) => `c${at}@mail.example`).join('\n')}`
  expect(await emailsOf(bytes(lines(100_000)))).toHaveLength(100_000)
  expect(await emailsOf(bytes(`${lines(100_000)}\n`))).toHaveLength(100_000)
  expect(await refusal(bytes(lines(100_001)))).toBe(
    'The file has more than 100,000 rows under its header.',
  )
})

test('PROMO-52: the e-mails of nobody are told apart, whatever the case of the others', () => {
  const emails = ['maya@mail.example', 'nobody@mail.example']
  expect(unmatched(emails, [{ email: 'Maya@Mail.example' }, { email: null }])).toEqual([
    'nobody@mail.example',
  ])
})
