/** How spreadsheet programs change ids and prices: powers of ten, thousands, dates. */

interface Damage {
  readonly what: string
  readonly was?: string
}

interface Kind {
  readonly shape: RegExp
  readonly what: string
  readonly was?: (text: string) => string | undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

const kinds: readonly Kind[] = [
  { shape: /^=/, what: 'is a formula, which is never run' },
  { shape: /^#[A-Z/0!?]+$|^#+$/i, what: 'is the error of a formula' },
  { shape: /^'\d+$/, what: 'has an apostrophe in front', was: digitsOf },
  {
    shape: /^\d+\.0+$/,
    what: 'got decimals from a spreadsheet program',
    was: (text) => text.replace(/\.0+$/, ''),
  },
  {
    shape: /^\d{1,3}([,.' \u00a0\u202f]\d{3})+$/,
    what: 'got its thousands separated by a spreadsheet program',
    was: digitsOf,
  },
  {
    shape: /^\d(\.\d+)?E\+?\d{1,2}$/i,
    what: 'was made a power of ten by a spreadsheet program: digits may be lost',
    was: wholePower,
  },
  {
    shape:
      /^\d{4}-\d\d-\d\d(T.*)?$|^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$|^\d{1,2}-[A-Z]{3}(-\d+)?$/i,
    what: 'was taken for a date by a spreadsheet program',
  },
]

export function damageOf(text: string): Damage | null {
  const kind = kinds.find(({ shape }) => shape.test(text))
  if (!kind) return null
  const was = kind.was?.(text)
  return was === undefined ? { what: kind.what } : { what: kind.what, was }
}

/** `1.18E+2` -> `118`; undefined for `1.0E+05`, which may have lost digits. */
function wholePower(text: string): string | undefined {
  const [mantissa = '', exponent = ''] = text.toUpperCase().split('E')
  const digits = digitsOf(mantissa)
  return digits.length === Number(exponent) + 1 ? digits : undefined
}
