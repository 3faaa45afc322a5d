import { crumbsOf } from './crumbs.ts'

/** As in index.html (AMB-11). */
export const consoleTitle = 'Admin dashboard for P4 coffee shops'

export const titled = (...labels: readonly string[]): string =>
  [...labels, consoleTitle].join(' · ')

/** `/products/12` -> Flat White, `/tags/5/edit` -> Edit · Seasonal, `/tags/create` -> Create · Tags. */
export function pageTitle(pathname: string, names: ReadonlyMap<string, string>): string {
  const trail = crumbsOf(pathname === '/' ? '/home' : pathname, names).reverse()
  const record = trail.findIndex(({ path }) => names.has(path))
  const shown = record < 0 ? trail : trail.slice(0, record + 1)
  return titled(...shown.map(({ label }) => label))
}
