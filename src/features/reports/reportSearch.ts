/** Missing days have defaults. */
export interface ReportSearch {
  readonly start?: string
  readonly end?: string
  readonly date?: string
}

export function reportSearch(search: Readonly<Record<string, unknown>>): ReportSearch {
  const kept: Record<string, string> = {}
  for (const name of ['start', 'end', 'date']) {
    const value = search[name]
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) kept[name] = value
  }
  return kept
}
