export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  const entries = Object.entries(value).map(([key, entry]) => `${key}: ${literal(entry)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
