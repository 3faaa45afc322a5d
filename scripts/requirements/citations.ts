/** Requirement ids of the ledger, without decisions (AMB, XC), which tests alone cannot show. */
export function ledgerIds(ledger: string): string[] {
  return [...ledger.matchAll(/^\| ([A-Z]+-\d+) \|/gm)]
    .flatMap(([, id]) => id ?? [])
    .filter((id) => !/^(AMB|XC)-/.test(id))
}

export const isTestFile = (file: string): boolean =>
  /\.(test|spec)\.[cm]?tsx?$/.test(file) || /^e2e\/.*\.tsx?$/.test(file)

/** Ids in test titles, e.g. `PROD-01,02` or `PROD-01/02`. A range (`PROD-01..04`) is too vague to count. */
export function citedIds(source: string): string[] {
  const titles = source.matchAll(
    /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`][\s\S]*?['"`])\s*,/g,
  )
  return [...titles].flatMap(([, title = '']) =>
    [...title.matchAll(/\b([A-Z]{2,})-(\d+(?:(?:,\s?|\/)\d+)*)(?![\d.]*\.\.)/g)].flatMap(
      ([, area = '', list = '']) =>
        list.split(/,\s?|\//).map((number) => `${area}-${number.padStart(2, '0')}`),
    ),
  )
}
