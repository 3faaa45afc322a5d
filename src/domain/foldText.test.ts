import { describe, expect, test } from 'vitest'
import { foldText, isFound, readQuery, searchText } from './foldText.ts'

const finds = (query: string, ...texts: string[]) => isFound(searchText(texts), readQuery(query))

describe('a text is found however it is typed', () => {
  test.each([
    ["O'Brien", 'Shane O’Brien'],
    ['O’Brien', "Shane O'Brien"],
    ['oʼbrien', 'O`Brien'],
    ['o´brien', "O'Brien"],
    ['gruyere', 'Gruyère'],
    ['GRUYÈRE', 'gruye\u0300re'],
    ['pour-over', 'Pour–Over'],
    ['strasse', 'Straße'],
    ['smorrebrod', 'Smørrebrød'],
    ['lodz', 'Łódź'],
    ['aeble', 'Æble'],
    ['latte', 'ＬＡＴＴＥ'],
    ['office', 'Oﬃce'],
    ['twin', 'T\u200bwin'],
    ['istanbul', 'İstanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['STRASSE', 'Straße'],
    ['straße', 'STRASSE'],
    ["ka'iulani", 'Kaʻiulani'],
    ['street fee', 'Street\u00a0Fee'],
    ['\u202astreet\u00a0fee\u202c', 'Street Fee'],
    ['fee street', 'Street  Fee'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))
})

describe('a phone number is found by its digits', () => {
  const numbers = ['+14155550142', '(415) 555-0142', '415.555.0142', '4155550142']
  const typedForms = [
    '+1 (415) 555-0142',
    '\u202a415–555‑0142\u202c',
    '４１５５５５',
    '555-0142',
    '55501',
  ]
  test.each([...numbers, ...typedForms])('%s', (typed) => {
    for (const stored of numbers) expect(finds(typed, 'Dana', stored), stored).toBe(true)
  })

  test('and not by a longer one', () => {
    expect(finds('41555501429', 'Dana', '4155550142')).toBe(false)
    expect(finds('no', 'Dana', '4155550142')).toBe(false)
    expect(finds('555-01', 'BEV-55501')).toBe(false)
  })
})

test('a folded text stays as it is', () => {
  for (const text of ['ŒUVRE’S – İıẞς', '½ Café™', ''])
    expect(foldText(foldText(text))).toBe(foldText(text))
})
