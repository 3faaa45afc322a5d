import type { ContractDocument } from './document.ts'

/** Compact JSON with one line per path and component, for readable diffs. */
export function contractText(document: ContractDocument): string {
  const { paths, components, ...head } = document
  const kinds = Object.entries(components ?? {}).map(
    ([kind, entries]) => `${JSON.stringify(kind)}:${linewise(entries)}`,
  )
  return `${JSON.stringify(head).slice(0, -1)},\n"paths":${linewise(paths)},\n"components":{${kinds.join(',\n')}}}\n`
}

function linewise(entries: Record<string, unknown>): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
