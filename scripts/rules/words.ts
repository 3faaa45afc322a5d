/** A word that stands in the "Not" column of the words, and the word to use in its place. */
export interface ShunnedWord {
  readonly word: string
  readonly instead: string
}

/** The words of the "Not" column; what stands in brackets there is no word. */
export function shunnedWords(markdown: string): ShunnedWord[] {
  const rows = markdown.matchAll(/^\| (.+?) \| .+ \| (.*?) ?\|$/gm)
  return [...rows].flatMap(([, instead = '', shunned = '']) =>
    shunned === 'Not' || shunned.startsWith('---')
      ? []
      : shunned
          .replace(/\(.*?\)/g, '')
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== '')
          .map((word) => ({ word, instead })),
  )
}

/** The names that a module exports where it declares them. */
export const exportedNames = (source: string): string[] =>
  [
    ...source.matchAll(
      /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    ),
  ].flatMap(([, name]) => name ?? [])

/** The names that a source declares: its variables, functions, types, members and parameters. */
export const declaredNames = (source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const declared = code.matchAll(
    /\b(?:const|let|function\*?|class|interface|type|readonly) (\w+)|[({,] *(\w+)(?=\??: |\) =>|, *\w+\) =>)/g,
  )
  return [...declared].flatMap(([, one, other]) => one ?? other ?? [])
}

/** Whether a name in camel case has a word, or the words one after the other; a plural counts. */
export function hasWord(name: string, word: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return new RegExp(`\\b${word}s?\\b`).test(words)
}
