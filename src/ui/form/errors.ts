import { type FieldFault, failedText, isFieldFault } from '#domain/faults.ts'

/** `{ image_data: 'image' }`. Of several fields the first shows the fault, the others are only marked. */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>

/** Marks a field whose fault another field shows. */
export const alsoAtFault = ' '

/** Faults in the `fields` of an error (`{ path, message }`), by form field. */
export function faultsOf(reason: unknown, paths: FieldPaths = {}): FieldFault[] {
  if (typeof reason !== 'object' || reason === null || !('fields' in reason)) return []
  if (!Array.isArray(reason.fields)) return []
  return reason.fields.filter(isFault).flatMap(({ path, message }) => {
    const dotted = dottedPath(path)
    const [field = dotted, ...others] = [formPath(dotted, paths)].flat()
    return [
      { path: field, message },
      ...others.map((other) => ({ path: other, message: alsoAtFault })),
    ]
  })
}

/** A name in `paths` stands for every path inside it, too. */
function formPath(dotted: string, paths: FieldPaths): string | readonly string[] {
  const exact = paths[dotted]
  if (exact !== undefined) return exact
  const around = Object.keys(paths).find((path) => dotted.startsWith(`${path}.`))
  const field = around === undefined ? undefined : paths[around]
  return typeof field === 'string' && around ? `${field}${dotted.slice(around.length)}` : dotted
}

const isFault = (fault: unknown): fault is FieldFault => isFieldFault(fault) && fault.message !== ''

/** `/hours/0/open` and `body.hours[0].open` become `hours.0.open`. */
export function dottedPath(path: string): string {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.+/, '')
    .replace(/^body\./, '')
}

/** The fault of a field, or the first fault inside a field of several values. */
export function faultAt(errors: Record<string, unknown>, path: string): string | undefined {
  const exact = errors[path]
  if (typeof exact === 'string') return exact
  const inside = Object.keys(errors).find((key) => key.startsWith(`${path}.`))
  const message = inside === undefined ? undefined : errors[inside]
  return typeof message === 'string' ? message : undefined
}

/** The input that shows the fault at `path`: its own, or that of the field around it. */
export function inputAt(form: HTMLElement, path: string): HTMLElement | null {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  const own = inputs.find((input) => input.dataset.path === path)
  return own ?? inputs.find((input) => path.startsWith(`${input.dataset.path}.`)) ?? null
}

/** Focuses the first of these inputs in page order. */
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

export function failureMessage(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : failedText
}
