import { invalid } from './errors.ts'

/** From 0, guessed at once, to 4: how hard a password is to guess. */
const weakest = 2

/** What the check knows takes a while to load, and few starts of the server need it. */
async function strengthCheck() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

let loading: ReturnType<typeof strengthCheck> | undefined

/**
 * Throws 400 for a password that is guessed within few tries: a common one, a repetition, a row of the
 * keyboard, or what is known of the person.
 */
export async function requireStrong(password: string, person: readonly string[]): Promise<void> {
  loading ??= strengthCheck()
  const { score } = (await loading).check(password, [...person, 'p4 console'])
  if (score < weakest)
    throw invalid('password', 'This password is guessed easily. Please choose another one.')
}
