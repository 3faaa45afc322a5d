/** `10000` -> `10,000`. Not by Intl, which takes 20 ms to set up. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `1 store`, `2,000 stores`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** 'a', 'a and b', 'a, b and c'; with a limit 'a, b and 7 more'. */
export function listed(names: readonly string[], limit = Number.POSITIVE_INFINITY): string {
  const more = names.length - limit
  if (more > 0) return `${names.slice(0, limit).join(', ')} and ${more} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** With a serial comma, as promotions are described: 'a, b, or c'. */
export function joined(word: 'and' | 'or', names: readonly string[]): string {
  if (names.length < 3) return names.join(` ${word} `)
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
