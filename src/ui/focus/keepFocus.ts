/**
 * When the focused control leaves the page or is disabled, a browser gives the focus to the body, and a keyboard user
 * starts again from the top. The keeper passes the focus on instead, to the first of:
 *
 *   1. the same control, once it is enabled again
 *   2. the match of `data-focus-next`, a selector on the control or around it: for the few exceptions
 *   3. the same control of the row that takes its position, else of the last row
 *   4. the only control with the same name: Create moves from an empty page to the page's head
 *   5. what an empty list offers (`data-next`)
 *   6. the heading of the section, else of the page
 *
 * After a dialog the search starts at the control that opened it. A heading passes the focus on to a match of
 * `data-focus-next` that is drawn later.
 */

/** A control that had the focus, and what surrounded it. */
interface Held {
  readonly element: Element
  /** The control and its ancestors, nearest first. */
  readonly path: readonly Element[]
  readonly name: string
  /** Position among the controls of its row. */
  readonly at: number
  readonly dialog: Element | null
  /** What had the focus before the dialog opened. */
  readonly opener: Held | null
}

let held: Held | null = null
/** Whether a change of the page took the focus. A user who leaves a control, with Tab for example, leaves it. */
let isTaken = false
let isLeavingPage = false
const openers = new WeakMap<Element, Held | null>()

/** Starts the keeper. @returns the function that stops it. */
export function keepFocus(): () => void {
  let frame = 0
  const check = () => {
    frame = 0
    if (!held || !isTaken) return
    if (isLost()) takeFirst(candidates(held))
    else if (document.activeElement?.matches('h1, h2')) takeFirst(marked(originOf(held).path))
    else isTaken = false
  }
  const changes = new MutationObserver((records) => {
    if (held && takesFocus(held.element, records)) isTaken = true
    frame ||= requestAnimationFrame(check)
  })
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  })
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.matches('h1, h2')) return
    held = heldBy(target)
    isTaken = false
  }
  // A click outside all controls removes the focus on purpose.
  const release = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(focusable)) held = null
  }
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) held = heldBy(activeElement)
  document.addEventListener('focusin', remember)
  document.addEventListener('mousedown', release)
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('mousedown', release)
    held = null
    isLeavingPage = false
  }
}

/** Call before the old page leaves: its controls pass nothing on. */
export function leavePage(): void {
  isLeavingPage = true
}

/** Call when the new page is rendered: its heading takes the focus, unless a link in the navigation keeps it. */
export function enterPage(): void {
  isLeavingPage = false
  if (!isLost()) return
  held = null
  take(pageHeading())
}

const controls = 'button, a'
const focusable = 'a[href], button, input, select, textarea, label, [tabindex], [contenteditable]'

const unfocusable = ':disabled, [inert] *'

/** A disabled control keeps the focus until the next frame. */
const isLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(unfocusable) === true

/** A control that is only moved in the page loses the focus as well. */
function takesFocus(control: Element, records: readonly MutationRecord[]): boolean {
  return (
    control.matches(unfocusable) ||
    records.some((record) => [...record.removedNodes].some((node) => node.contains(control)))
  )
}

const rowOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-index]') ?? null

/** The controls of a row, without those of a list within it. */
const controlsOf = (row: Element) =>
  [...row.querySelectorAll(controls)].filter((control) => rowOf(control) === row)

const nameOf = (control: Element) => control.ariaLabel ?? control.textContent.trim()

function heldBy(element: Element): Held {
  const path: Element[] = []
  for (let part: Element | null = element; part; part = part.parentElement) path.push(part)
  const row = rowOf(element)
  const dialog = element.closest('[role="dialog"]')
  if (dialog && !openers.has(dialog)) openers.set(dialog, held)
  return {
    element,
    path,
    name: element.matches(controls) ? nameOf(element) : '',
    at: row ? controlsOf(row).indexOf(element) : -1,
    dialog,
    opener: (dialog && openers.get(dialog)) ?? null,
  }
}

/** The control that opened the dialog, if the dialog has closed; else the control itself. */
function originOf(was: Held): Held {
  const hasDialogLeft = was.dialog?.isConnected === false
  return hasDialogLeft && was.opener ? originOf(was.opener) : was
}

function takeFirst(found: Iterable<Element | null | undefined>): void {
  for (const next of found) if (take(next)) return
}

function take(next: Element | null | undefined): boolean {
  if (!(next instanceof HTMLElement)) return false
  next.focus({ preventScroll: true })
  return document.activeElement === next && !isLost()
}

function* candidates(was: Held): Generator<Element | null | undefined> {
  const from = originOf(was)
  const { element, path } = from
  yield element
  if (element.isConnected) {
    // Disabled. With `data-loading` it is enabled again soon.
    if (!element.hasAttribute('data-loading')) yield* marked(path)
    return
  }
  if (isLeavingPage) return
  if (element.hasAttribute('data-focus-next')) yield* marked(path)
  const sections = path.filter((part) => part.isConnected && part.matches('section, main'))
  const row = path.find((part) => part instanceof HTMLElement && part.dataset.index !== undefined)
  if (row) yield* neighbors(from, row)
  yield* marked(path)
  yield sameName(from)
  yield sections[0]?.querySelector('[data-next] button, [data-next] a, [data-next] input')
  if (row) yield sections[0]?.querySelector(controls)
  yield headingIn(
    sections.find((part) => part.matches('section')),
    'h2',
  )
  yield pageHeading()
}

/** The nearest match. The search ends at the section, except if the control itself has the attribute. */
function* marked(path: readonly Element[]): Generator<Element | null> {
  const from = path.findIndex((part) => part.hasAttribute('data-focus-next'))
  const selector = path[from]?.getAttribute('data-focus-next')
  if (!selector) return
  for (const part of path.slice(from)) {
    if (part.isConnected) yield part.querySelector(selector)
    if (from > 0 && part.matches('section, main, [role="dialog"]')) return
  }
}

function* neighbors({ path, at }: Held, row: Element): Generator<Element | null | undefined> {
  const above = path.slice(path.indexOf(row) + 1)
  // `closest` would miss the outer row if the list has left as well.
  const outer = above.find((part) => part.hasAttribute('data-index')) ?? null
  const end = above.findIndex((part) => part.matches('section, main, [data-focus-next]'))
  const list = above.slice(0, end + 1).find((part) => part.isConnected)
  const rows = [...(list?.querySelectorAll('[data-index]') ?? [])].filter(
    (other) => rowOf(other.parentElement) === outer,
  )
  const index = row.getAttribute('data-index')
  const next = rows.find((other) => other.getAttribute('data-index') === index) ?? rows.at(-1)
  const offered = next ? controlsOf(next) : []
  yield offered[at]
  yield offered.at(-1)
  if (outer?.isConnected) yield outer.querySelector(controls)
}

/** The only control with the same name. Not for alerts: the other Retry belongs to another part. */
function sameName({ name, path }: Held): Element | undefined {
  if (!name || path.some((part) => part.matches('[role="alert"]'))) return undefined
  const same = [...document.querySelectorAll(controls)].filter((one) => nameOf(one) === name)
  return same.length === 1 ? same[0] : undefined
}

/** The heading of the page, so that a screen reader says where the user is. */
const pageHeading = () => headingIn(document.body, 'h1') ?? document.querySelector('main')

function headingIn(part: Element | undefined, level: 'h1' | 'h2'): HTMLElement | null {
  const heading = part?.querySelector<HTMLElement>(level) ?? null
  if (heading) heading.tabIndex = -1
  return heading
}
