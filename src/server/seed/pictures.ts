import type { Files } from '#server/files.ts'

export type PictureFiles = Pick<Files, 'put'>

export type Draw = (svg: string) => Promise<string>

export function pictureStore(files: PictureFiles): Draw {
  const stored = new Map<string, Promise<string>>()
  return (svg) => {
    const known = stored.get(svg) ?? files.put(Buffer.from(svg), 'image/svg+xml')
    stored.set(svg, known)
    return known
  }
}

// [background, foreground, tertiary]
export const palettes = [
  ['#5b3a29', '#fff4e6', '#c98b5e'],
  ['#e8f6fa', '#0b4f63', '#40bcde'],
  ['#fdebd0', '#7a3e00', '#ff8f00'],
  ['#e3f1dc', '#29502b', '#7fb069'],
  ['#f7e1e7', '#6d2341', '#d9749a'],
  ['#ece6f6', '#3f2a6b', '#9a7fd1'],
  ['#22313a', '#eef6f8', '#6fa3b5'],
  ['#fff6d6', '#5c4a00', '#e2b93b'],
] as const

export type Glyph = 'cup' | 'glass' | 'muffin' | 'sandwich' | 'bag' | 'bottle' | 'shirt' | 'mug'

// 96x96; `a` is the main color.
const glyphs: Record<Glyph, (a: string, b: string) => string> = {
  cup: (a, b) =>
    `<path d="M28 30h40l-5 46a6 6 0 0 1-6 5H39a6 6 0 0 1-6-5z" fill="${a}"/><path d="M30.5 48h35l-2 18h-31z" fill="${b}"/><rect x="24" y="22" width="48" height="9" rx="4" fill="${a}"/>`,
  glass: (a, b) =>
    `<path d="M30 26h36l-5 52a4 4 0 0 1-4 4H39a4 4 0 0 1-4-4z" fill="${a}" opacity=".35"/><path d="M32 42h32l-3.5 36a4 4 0 0 1-4 4H39.5a4 4 0 0 1-4-4z" fill="${b}"/><rect x="38" y="48" width="11" height="11" rx="2" fill="${a}" opacity=".6"/><rect x="49" y="60" width="9" height="9" rx="2" fill="${a}" opacity=".6"/><path d="M54 40 62 12" stroke="${a}" stroke-width="4" stroke-linecap="round"/>`,
  muffin: (a, b) =>
    `<path d="M30 52h36l-5 26a5 5 0 0 1-5 4H40a5 5 0 0 1-5-4z" fill="${b}"/><path d="M40 54l3 26M48 54v26M56 54l-3 26" stroke="${a}" stroke-width="2" opacity=".5"/><path d="M24 50c0-9 6-13 11-14 2-9 8-14 15-14s12 5 13 12c6 1 10 7 10 13 0 5-4 7-7 7H31c-4 0-7-1-7-4z" fill="${a}"/><circle cx="44" cy="36" r="3" fill="${b}"/><circle cx="56" cy="42" r="3" fill="${b}"/>`,
  sandwich: (a, b) =>
    `<path d="M22 44c0-12 12-20 26-20s26 8 26 20z" fill="${a}"/><path d="M20 50c5-5 9 3 14 0s9 3 14 0 9 3 14 0 9 3 14 0v7H20z" fill="${b}"/><rect x="22" y="60" width="52" height="14" rx="6" fill="${a}"/>`,
  bag: (a, b) =>
    `<path d="M30 22h36l6 12v42a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V34z" fill="${a}"/><rect x="30" y="15" width="36" height="8" rx="3" fill="${b}"/><rect x="34" y="42" width="28" height="28" rx="4" fill="${b}"/><path d="M48 47c-7 6-7 13 0 18 7-6 7-13 0-18z" fill="${a}"/>`,
  bottle: (a, b) =>
    `<rect x="41" y="12" width="14" height="10" rx="3" fill="${b}"/><path d="M43 22h10v9c0 5 9 8 9 18v29a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V49c0-10 9-13 9-18z" fill="${a}"/><rect x="34" y="52" width="28" height="18" fill="${b}"/>`,
  shirt: (a, b) =>
    `<path d="M36 20l-18 10 6 16 8-3v37h32V43l8 3 6-16-18-10c-2 6-7 9-12 9s-10-3-12-9z" fill="${a}"/><circle cx="48" cy="50" r="8" fill="${b}"/>`,
  mug: (a, b) =>
    `<path d="M26 30h38v40a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z" fill="${a}"/><path d="M64 38h6a9 9 0 0 1 9 9v5a9 9 0 0 1-9 9h-6" fill="none" stroke="${a}" stroke-width="6"/><rect x="26" y="46" width="38" height="12" fill="${b}"/>`,
}

export function productPicture(glyph: Glyph, palette: (typeof palettes)[number]): string {
  const [background, foreground, tertiary] = palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${background}"/><circle cx="48" cy="50" r="40" fill="${tertiary}" opacity=".18"/>${glyphs[glyph](foreground, tertiary)}</svg>`
}

export function avatarPicture(name: string): string {
  const words = name.split(/[\s-]+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
  const palette = palettes[((initials.codePointAt(0) ?? 0) + initials.length) % palettes.length]
  const [background, foreground] = palette ?? palettes[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${background}"/><text x="48" y="61" text-anchor="middle" font-family="system-ui,sans-serif" font-size="36" font-weight="600" fill="${foreground}">${initials}</text></svg>`
}

export function storePicture(palette: (typeof palettes)[number]): string {
  const [background, foreground, tertiary] = palette
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((n) => `<path d="M${60 + n * 60} 70h30v34a15 15 0 0 1-30 0z" fill="#fff"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="${background}"/><rect y="240" width="480" height="30" fill="${foreground}" opacity=".25"/><rect x="60" y="30" width="360" height="210" fill="${foreground}"/><rect x="60" y="70" width="360" height="34" fill="${tertiary}"/>${stripes}<rect x="90" y="130" width="170" height="84" rx="4" fill="${background}"/><path d="M175 130v84M90 172h170" stroke="${foreground}" stroke-width="4"/><rect x="300" y="130" width="80" height="110" rx="4" fill="${tertiary}"/><circle cx="368" cy="188" r="5" fill="${foreground}"/><circle cx="240" cy="50" r="12" fill="${tertiary}"/></svg>`
}

export function iconPicture(sign: string, palette: (typeof palettes)[number]): string {
  const [background, foreground] = palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${background}"/><text x="20" y="26" text-anchor="middle" font-family="system-ui,sans-serif" font-size="16" font-weight="600" fill="${foreground}">${sign}</text></svg>`
}

export function bannerPicture(palette: (typeof palettes)[number]): string {
  const [background, foreground, tertiary] = palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="${background}"/><circle cx="480" cy="110" r="60" fill="${tertiary}"/><path d="M0 250c120-110 220-110 340-20s200 60 300-30v120H0z" fill="${foreground}" opacity=".55"/><path d="M0 290c160-70 300-50 400-10s170 10 240-20v60H0z" fill="${foreground}"/></svg>`
}
