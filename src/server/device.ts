// The first match counts: Chrome says Safari too, and most browsers say Chrome.
const browsers = {
  Edge: /Edg(e|A|iOS)?\//,
  Opera: /OPR\//,
  'Samsung Internet': /SamsungBrowser\//,
  Firefox: /(Firefox|FxiOS)\//,
  Chrome: /(Chrome|CriOS)\//,
  Safari: /Safari\//,
}
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  ChromeOS: /CrOS/,
  macOS: /Mac OS X|Macintosh/,
  Linux: /Linux/,
}

/** 'Mozilla/5.0 (Windows NT 10.0; …) … Chrome/140.0.0.0 Safari/537.36' -> 'Chrome on Windows'. Null if it says neither. */
export function deviceOf(userAgent: string | null): string | null {
  const text = userAgent?.slice(0, 500) ?? ''
  const nameIn = (names: Readonly<Record<string, RegExp>>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(text))?.[0]
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return found.join(' on ') || null
}
