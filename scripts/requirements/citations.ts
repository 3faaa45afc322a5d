/**
 * The requirement ids of the ledger, one per table row. Decisions (AMB, XC) are left out, because tests alone
 * cannot show them.
 */
export function ledgerIds(ledger: string): string[] {
  return [...ledger.matchAll(/^\| ([A-Z]+-\d+) \|/gm)]
    .flatMap(([, id]) => id ?? [])
    .filter((id) => !/^(AMB|XC)-/.test(id))
}

/** Whether a file holds tests whose titles are searched for ids. */
export const isTestFile = (file: string): boolean =>
  /\.(test|spec)\.[cm]?tsx?$/.test(file) || /^e2e\/.*\.tsx?$/.test(file)

/**
 * The ids that the titles of a test file cite. A title may cite several at once: `PROD-01, PROD-02`,
 * `PROD-01,02` or `PROD-01/02`. A range such as `PROD-01..04` cites no id, because it does not tell which of
 * them the test asserts.
 */
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
