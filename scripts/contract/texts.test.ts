import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newAjv } from '#server/contract.ts'
import { readContract } from '#server/contractDocument.ts'
import { at } from '../lib/project.ts'
import { formedTexts } from './texts.ts'

const { schemas } = readContract()
const ajv = newAjv(schemas, { allErrors: true })
const document: unknown = JSON.parse(readFileSync(at('src/server/contract.gen.json'), 'utf8'))

/** Every pattern and every format of the contract, once, by its keyword. */
const forms = [
  ...new Map(
    formedTexts(document)
      .flatMap(({ schema }) => [
        { keyword: 'pattern', form: schema.pattern },
        { keyword: 'format', form: schema.format },
      ])
      .filter(({ form }) => form !== undefined && form !== 'binary')
      .map((one) => [JSON.stringify(one), one]),
  ).values(),
]

/** Texts on which a pattern with overlapping repetitions tries every way to divide them. */
function hostileTexts(length: number): string[] {
  const units = [
    ...[
      ' ',
      '\t',
      '\n',
      '0',
      '1',
      'a',
      'A',
      '-',
      '.',
      '@',
      ':',
      '/',
      '(',
      '+',
      ',',
      '"',
      '%',
      '\u00a0',
      '😀',
    ],
    ...['a-', '1-', ' 1', '1 ', 'a@', '@a', 'a.', '0:', '12:', 'a b', '-0', '2026-', 'T0'],
  ]
  const starts = ['', '1234567', 'a@b', 'https://', '#', 'data:', '2026-01-01T00:00:00.']
  const ends = ['', 'x', '!', ' ', '\n', '@', '-', '\0']
  return units.flatMap((unit) =>
    starts.flatMap((start) =>
      ends.map((end) => `${start}${unit.repeat(Math.ceil(length / unit.length))}${end}`),
    ),
  )
}

/** The shortest of three runs, in milliseconds, so that a busy machine does not count. */
function shortest(run: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const started = performance.now()
      run()
      return performance.now() - started
    }),
  )
}

/** The first hostile text whose check takes a tenth of a second. */
function firstSlow(lengths: number[], check: (text: string) => unknown): string | undefined {
  for (const length of lengths)
    for (const text of hostileTexts(length)) if (shortest(() => check(text)) > 100) return text
  return undefined
}

test('the contract has patterns and formats', () => {
  expect(forms.map(({ form }) => form)).toEqual(
    expect.arrayContaining(['date-time', 'day-moment', '^#[0-9a-fA-F]{6}$']),
  )
})

describe('a pattern or a format takes no longer for a hostile text than for another one', () => {
  // 8,192 characters take microseconds where the time grows with the length, a second where it grows with its
  // square. The lengths double, so that exponential growth is found before it hangs.
  const lengths = Array.from({ length: 11 }, (_, index) => 8 * 2 ** index)
  test.each(forms)('$keyword $form', ({ keyword, form }) => {
    const check = ajv.compile({ type: 'string', [keyword]: form })
    const slow = firstSlow(lengths, check)
    expect(slow).toBeUndefined()
  })
})

describe('a text beyond its length is refused for its length alone', () => {
  const places = formedTexts(schemas).map(({ place }) => place.replace(/\/else$/, ''))
  test.each(places)('%s', (place) => {
    const check = ajv.getSchema(`p4#${place}`)
    const { maxLength } = z.object({ maxLength: z.int() }).parse(check?.schema)
    expect(check?.('x'.repeat(maxLength + 1))).toBe(false)
    expect(new Set(check?.errors?.map(({ keyword }) => keyword))).toEqual(new Set(['maxLength']))
  })
})
