/** Finding: what a user types is compared with what is stored in folded form. */

/** Lower case, without accents, with one form of apostrophes, quotes and dashes. SQL twin: `fold_text`. */
export function foldText(text: string): string {
  const plain = text.replaceAll(/[`´‘’‛ʹʻʼ′]/g, "'")
  if (isAscii.test(plain)) return plain.toLowerCase()
  return plain
    .normalize('NFKD')
    .replaceAll(dropped, '')
    .replaceAll(/[‐‒–—―−]/g, '-')
    .replaceAll(/[“”„]/g, '"')
    .toLowerCase()
    .replaceAll(/[ßæœþøłđðħıς]/g, (letter) => plainLetters[letter] ?? letter)
}

const isAscii = /^\p{ASCII}*$/u

// Combining marks, zero-width characters and text directions.
const dropped =
  /[\u0300-\u036f]|[\u0591-\u05bd]|[\u064b-\u065f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

export interface TypedQuery {
  /** Folded, single-spaced. */
  readonly text: string
  readonly words: readonly string[]
  /** Digits, if the text looks like a phone number. */
  readonly phone: string | null
}

export function readQuery(query: string): TypedQuery {
  const text = foldText(query).replaceAll(/\s+/g, ' ').trim()
  const digits = text.replaceAll(/\D/g, '')
  // The country code may be stored or not.
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return {
    text,
    words: text.split(' ').filter(Boolean),
    phone: /^[\d\s()+./-]+$/.test(text) && digits.length >= 3 ? local : null,
  }
}

// Stands before the digits of phone numbers: only these are searched without their signs.
const phoneMark = '\u0000'

/** What `isFound` searches: the folded texts, and the digits of phone numbers. */
export function searchText(texts: readonly string[]): string {
  const phones = texts.filter((text) => /^[+(]?\d[\d ().-]{5,19}\d$/.test(text))
  const digits = phones.map((phone) => `\n${phoneMark}${phone.replaceAll(/\D/g, '')}`)
  return `${texts.map(foldText).join('\n')}${digits.join('')}`
}

/** Whether a text contains every typed word, or the typed phone number. */
export function isFound(searched: string, { words, phone }: TypedQuery): boolean {
  if (words.every((word) => searched.includes(word))) return true
  const phones = phone === null ? -1 : searched.indexOf(phoneMark)
  return phones >= 0 && searched.includes(phone ?? '', phones)
}
