/** Whether a browser opens the address as a page: no script, no file and no place inside another page. */
export function isWebLink(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address)
}
