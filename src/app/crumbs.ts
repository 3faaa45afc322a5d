import { capitalized } from '#domain/wording.ts'

interface Crumb {
  readonly path: string
  readonly label: string
}

/** vertical-cards -> Vertical Cards */
function crumbLabel(segment: string): string {
  return segment.split('-').map(capitalized).join(' ')
}

/** One crumb per segment. `names` maps a cumulative path to the name of its record. */
export function crumbsOf(
  pathname: string,
  names: ReadonlyMap<string, string> = new Map(),
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    return { path, label: names.get(path) ?? crumbLabel(decodeURIComponent(segment)) }
  })
}
