import { isRecord } from '#domain/values.ts'
import type { ContractDocument } from '../generate/document.ts'

export function decisionsOf(ledger: string): ReadonlySet<string> {
  return new Set([...ledger.matchAll(/^\| (AMB-\d+) \|/gm)].flatMap(([, id]) => id ?? []))
}

const verbs: readonly unknown[] = ['PUT', 'POST', 'PATCH']

export function markProblems(document: ContractDocument, decisions: ReadonlySet<string>): string[] {
  const walk = (place: string, value: unknown): string[] => {
    if (Array.isArray(value))
      return value.flatMap((entry, index) => walk(`${place}/${index}`, entry))
    if (!isRecord(value)) return []
    const inner = Object.entries(value).flatMap(([key, entry]) =>
      key === 'example' || key === 'examples' ? [] : walk(`${place}/${key}`, entry),
    )
    return [...ownProblems(value, decisions).map((text) => `${place}: ${text}`), ...inner]
  }
  return [...walk('paths', document.paths), ...walk('components', document.components)]
}

function ownProblems(holder: Record<string, unknown>, decisions: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const decided = holder['x-decided']
  for (const mark of ['x-extension', 'x-ordered'])
    if (mark in holder && holder[mark] !== true) problems.push(`${mark} can only be true`)
  if ('x-other-verb' in holder && !verbs.includes(holder['x-other-verb']))
    problems.push(`x-other-verb can only be one of ${verbs.join(', ')}`)
  if ('x-decided' in holder && !(typeof decided === 'string' && decisions.has(decided)))
    problems.push(`x-decided: ${JSON.stringify(decided)} is no decision of docs/requirements.md`)
  if ('x-extension' in holder && 'x-decided' in holder)
    problems.push('what goes beyond the documents is not left open by them: one mark is enough')
  if ('x-extension' in holder && 'in' in holder && holder.required === true)
    problems.push('an extension cannot be required')
  if (isRecord(holder.properties) && Array.isArray(holder.required))
    for (const [name, member] of Object.entries(holder.properties))
      if (isRecord(member) && 'x-extension' in member && holder.required.includes(name))
        problems.push(`${name} is an extension and cannot be required`)
  return problems
}
