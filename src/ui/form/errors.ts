import { type FieldFault, failedText, isFieldFault } from '#domain/faults.ts'

/**
 * Form fields by wire name: `{ image_data: 'image' }`. When one name stands for several fields, the first
 * field shows the fault and the others are only marked.
 */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>

/** The message of a field that shares its fault with another field, which shows the words. */
export const alsoAtFault = ' '

/**
 * The faults in the `fields` of an error (`{ path, message }`), each under the path of its form field.
 */
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

/** The form's path of a wire path; a name in `paths` stands for every path inside of it, too. */
function formPath(dotted: string, paths: FieldPaths): string | readonly string[] {
  const exact = paths[dotted]
  if (exact !== undefined) return exact
  const around = Object.keys(paths).find((path) => dotted.startsWith(`${path}.`))
  const field = around === undefined ? undefined : paths[around]
  return typeof field === 'string' && around ? `${field}${dotted.slice(around.length)}` : dotted
}

/** A fault without words marks nothing. */
const isFault = (fault: unknown): fault is FieldFault => isFieldFault(fault) && fault.message !== ''

/**
 * Turns the usual spellings of a server's path (`/hours/0/open`, `body.hours[0].open`) into a dotted
 * path.
 */
export function dottedPath(path: string): string {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.+/, '')
    .replace(/^body\./, '')
}

/** The fault of a field or, for a field that holds several values, the first fault inside it. */
export function faultAt(errors: Record<string, unknown>, path: string): string | undefined {
  const exact = errors[path]
  if (typeof exact === 'string') return exact
  const inside = Object.keys(errors).find((key) => key.startsWith(`${path}.`))
  const message = inside === undefined ? undefined : errors[inside]
  return typeof message === 'string' ? message : undefined
}

/** The input that shows the fault at `path`: the field's own input or that of the field around it. */
export function inputAt(form: HTMLElement, path: string): HTMLElement | null {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  const own = inputs.find((input) => input.dataset.path === path)
  return own ?? inputs.find((input) => path.startsWith(`${input.dataset.path}.`)) ?? null
}

/** Focuses the first input of these paths, in the order of the page. */
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

/** A failure in words: the message of an error, otherwise the text for a dead network. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : failedText
}
