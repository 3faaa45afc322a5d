/** Undefined if equal. */
export function drift(
  name: string,
  found: string | undefined,
  expected: string,
): string | undefined {
  if (found === expected) return undefined
  if (found === undefined) return `${name} is missing`
  const before = found.split('\n')
  const after = expected.split('\n')
  const removed = without(before, after)
  const added = without(after, before)
  const examples = [
    ...removed.slice(0, 2).map((line) => `\n    - ${shorten(line)}`),
    ...added.slice(0, 2).map((line) => `\n    + ${shorten(line)}`),
  ]
  return `${name} differs: ${added.length} lines missing, ${removed.length} lines too many${examples.join('')}`
}

function without(lines: string[], others: string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0
    counts.set(line, left - 1)
    return left <= 0
  })
}

const shorten = (line: string): string =>
  line.trim().length > 110 ? `${line.trim().slice(0, 109)}…` : line.trim()
