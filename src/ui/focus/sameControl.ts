const controlsIn = (part: ParentNode | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('button, a') ?? []),
]

/**
 * What gets the focus of a control whose row leaves its list: the same control of the row that comes into its place,
 * else of the last row, or the first control of a list without rows.
 *
 * @returns the search for it, to be called once the row has left; it finds nothing for a control outside the rows.
 */
export function sameControl(list: Element | null | undefined, control: Element | null) {
  const line = control?.closest<HTMLElement>('[data-index]')
  const held: (Element | null)[] = controlsIn(line)
  const at = held.indexOf(control)
  const index = line?.dataset.index
  return (): HTMLElement | undefined => {
    if (!line) return undefined
    const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    const next = rows.find((row) => row.dataset.index === index) ?? rows.at(-1)
    const controls = controlsIn(next)
    return controls[at] ?? controls.at(-1) ?? controlsIn(list)[0]
  }
}
