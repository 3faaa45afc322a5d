export interface Crumb {
  /** Cumulative path, always a link (SHELL-32). */
  readonly path: string
  readonly label: string
}

/** Dashes become spaces and every word is capitalised (SHELL-31): vertical-cards -> Vertical Cards. */
export function crumbLabel(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * The trail of a path, one crumb per segment (SHELL-30); empty at the root (SHELL-33).
 * `names` gives the name of the record that the cumulative path ends in, once it is known (AMB-14).
 */
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
