import { vi } from 'vitest'

/** The file that the console saves from now on. */
export function savedFile() {
  let blob: Blob | undefined
  const saved = { name: '', text: () => blob?.text() }
  const createObjectURL = (given: Blob) => {
    blob = given
    return 'blob:saved'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.name = this.download
  })
  return saved
}
