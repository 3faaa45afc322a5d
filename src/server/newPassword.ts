import { invalid } from './errors.ts'

/** The least strength that is accepted, on a scale from 0 (guessed at once) to 4 (hard to guess). */
const weakest = 2

/**
 * How many characters of a password are judged. The check of 255 digits takes two seconds, of 64 a tenth of one.
 */
const judgedLength = 64

/**
 * The word lists of the check load slowly and most starts of the server never need them, hence the late
 * import.
 */
async function strengthCheck() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: judgedLength,
  })
}

let loading: ReturnType<typeof strengthCheck> | undefined

/**
 * Throws 400 for a password that is guessed within few tries: a common one, a repetition, a row of the
 * keyboard, or the user's own name or e-mail address.
 */
export async function requireStrong(password: string, ownWords: readonly string[]): Promise<void> {
  loading ??= strengthCheck()
  const { score } = (await loading).check(password, [...ownWords, 'p4 console'])
  if (score < weakest)
    throw invalid('password', 'This password is guessed easily. Please choose another one.')
}
