/** A whole number with its thousands grouped: 10,000. Intl does the same after 20 ms of preparation. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
