import { invalid } from './errors.ts'

// zxcvbn score from 0 (guessed at once) to 4.
const minScore = 3

// Checking 255 digits takes 2 s, 64 take 0.1 s.
const maxCheckedLength = 64

// Words that an attacker of this retailer tries first.
const houseWords = `password p4 console coffee cafe espresso latte mocha cappuccino americano macchiato barista roast brew beans store
  spring summer autumn fall winter january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday`

/** Imported late: the word lists load slowly and are rarely needed. */
async function strengthCheck() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: maxCheckedLength,
  })
}

let loading: ReturnType<typeof strengthCheck> | undefined

/**
 * Throws 400 for a password that is common, repetitive or a keyboard row, or not strong without its known words:
 * parts of `knownTexts` (about the user and the stores), words of the house, and years.
 */
export async function requireStrong(
  password: string,
  knownTexts: readonly string[],
): Promise<void> {
  loading ??= strengthCheck()
  const strength = await loading
  const words = wordsOf([...knownTexts, houseWords])
  // zxcvbn counts known words as few guesses, but the signs between them as many.
  const rest = withoutWords(password.slice(0, maxCheckedLength), words)
  for (const text of [password, rest])
    if (strength.check(text, words).score < minScore)
      throw invalid('password', 'This password is guessed easily. Please choose another one.')
}

/** 'Dana Whitfield', 'd.wh@mail.example' -> 'whitfield', 'example', 'dana', 'mail', 'wh'; longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  )
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

function withoutWords(password: string, words: readonly string[]): string {
  const patterns = words.map((word) => [...word].map((sign) => lookalikes[sign] ?? sign).join(''))
  return plain(password).replaceAll(new RegExp([...patterns, '(?:19|20)\\d\\d'].join('|'), 'g'), '')
}

const lookalikes: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!]',
  l: '[l1]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
