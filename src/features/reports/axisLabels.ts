import type { TipRow } from '#api/reports.ts'

type Person = Pick<TipRow, 'name' | 'user_id'>

/**
 * The lines below each bar: three letters, and only where several have the same, three of the last name, or
 * the id. `Edg`, `Edg Lar`, `Edg #7`
 */
export function axisLabels(people: readonly Person[]): (readonly string[])[] {
  const candidates = people.map(({ name, user_id }) => {
    const cut = name.slice(0, 3)
    // Without what tells namesakes apart: `Jo Reyes (ID 7)`.
    const words = name
      .replace(/ \(.*\)$/, '')
      .trim()
      .split(/\s+/)
    const last = words.length > 1 ? [(words.at(-1) ?? '').slice(0, 3)] : []
    const id = user_id === undefined ? last : [`#${user_id}`]
    return [[cut], [cut, ...last], [cut, ...id]]
  })
  const counts = new Map<string, number>()
  for (const forms of candidates)
    for (const form of new Set(forms.map(String))) counts.set(form, (counts.get(form) ?? 0) + 1)
  return candidates.map(
    (forms) => forms.find((form) => counts.get(String(form)) === 1) ?? forms.at(-1) ?? [],
  )
}
