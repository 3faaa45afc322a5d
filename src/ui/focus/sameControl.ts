const controlsIn = (part: ParentNode | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('button, a') ?? []),
]

const rowOf = (part: Element | null | undefined) => part?.closest<HTMLElement>('[data-index]')

/** The controls of a row, without those of a list within it. */
const controlsOf = (row: Element | null | undefined) =>
  controlsIn(row).filter((control) => rowOf(control) === row)

/**
 * What gets the focus of a control whose row leaves its list: the same control of the row that comes into its place,
 * else of the last row, or the first control of a list without rows: of the row around it, where it stands in one.
 *
 * @returns the search for it, to be called once the row has left; it finds nothing for a control outside the rows.
 */
export function sameControl(list: Element | null | undefined, control: Element | null) {
  const line = rowOf(control)
  const outer = rowOf(line?.parentElement)
  const held: (Element | null)[] = controlsOf(line)
  const at = held.indexOf(control)
  const index = line?.dataset.index
  return (): HTMLElement | undefined => {
    if (!line) return undefined
    const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].filter(
      (row) => rowOf(row.parentElement) === outer,
    )
    const next = rows.find((row) => row.dataset.index === index) ?? rows.at(-1)
    const controls = controlsOf(next)
    return controls[at] ?? controls.at(-1) ?? controlsIn(outer ?? list)[0]
  }
}
