import { invalid } from './errors.ts'

// zxcvbn score from 0 (guessed at once) to 4.
const minScore = 2

// Checking 255 digits takes 2 s, 64 take 0.1 s.
const maxCheckedLength = 64

/** Lazy: the word lists load slowly. */
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

/** Throws 400 for a common or repetitive password, a keyboard row, or the user's own words. */
export async function requireStrong(password: string, ownWords: readonly string[]): Promise<void> {
  loading ??= strengthCheck()
  const { score } = (await loading).check(password, [...ownWords, 'p4 console'])
  if (score < minScore)
    throw invalid('password', 'This password is guessed easily. Please choose another one.')
}
