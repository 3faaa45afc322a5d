/** Only http(s): no script, file or relative link. */
export function isWebLink(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address)
}
