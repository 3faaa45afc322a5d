/**
 * A one-line text as it is saved and compared: NFC, trimmed, with single spaces, without zero-width and control
 * characters. `'Street \u200b Fee '` -> `'Street Fee'`
 */
export function cleanName(text: string): string {
  return text
    .replaceAll(/[\s\u0085\u2800]/g, ' ')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Whether two names are the same to their readers. */
export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

/** Equal for names that differ only in case, white space or invisible characters. */
export function nameKey(name: string): string {
  return cleanName(name).toLowerCase()
}

// Controls, format characters, and fillers that are drawn as nothing.
const invisible = /[\p{Cc}\p{Cf}]|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu
