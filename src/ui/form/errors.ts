/** A fault at one field, as schemas and servers report it. `path` is dotted: `hours.0.open_time`. */
export interface FieldFault {
  path: string
  message: string
}

/** Why a form could not be saved. An `ApiError` fits. */
export interface FormFailure {
  message: string
  fields?: readonly FieldFault[] | undefined
}

/** The usual spellings of a server's path (`/hours/0/open`, `body.hours[0].open`) as a dotted one. */
export function dottedPath(path: string): string {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.+/, '')
    .replace(/^body\./, '')
}

/** The fault of a field or, for a field that holds several values, of the first faulty one in it. */
export function faultAt(errors: Record<string, unknown>, path: string): string | undefined {
  const exact = errors[path]
  if (typeof exact === 'string') return exact
  const inside = Object.keys(errors).find((key) => key.startsWith(`${path}.`))
  const message = inside === undefined ? undefined : errors[inside]
  return typeof message === 'string' ? message : undefined
}

/** The input that shows the fault at `path`: its own one or the one of the field around it. */
export function inputAt(form: HTMLElement, path: string): HTMLElement | null {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  const own = inputs.find((input) => input.dataset.path === path)
  return own ?? inputs.find((input) => path.startsWith(`${input.dataset.path}.`)) ?? null
}

/** Puts the focus on the first of these inputs, in the order of the page. */
export function focusFirst(form: HTMLElement, paths: readonly string[]): void {
  const found = paths.map((path) => inputAt(form, path)).filter((input) => input !== null)
  const [first] = found.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (!first) return
  const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]'
  const target = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}
