/** A whole number with its thousands grouped: 10,000. Intl does the same after 20 ms of preparation. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** How many of something there are: 1 store, 2 stores. `many` where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
