/* A lost focus, and what may get it. */

/** Whether nothing has the focus, since what had it left the page or was disabled. */
export const isFocusLost = () => document.activeElement === document.body

/** Gives a lost focus to an element; what has the focus keeps it. */
export function focusWhenLost(next: HTMLElement | null | undefined): void {
  if (isFocusLost()) next?.focus({ preventScroll: true })
}

/** The first button of the page with this name: what a dialog names in `focusAfter` where no ref reaches the button. */
export function buttonNamed(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
  )
}

/** The heading of the page, ready to take the focus, so that a screen reader says where the user is. */
export function pageHeading(): HTMLElement | null {
  return focusable(document.querySelector('h1')) ?? document.querySelector('main')
}

/** The heading of a part of the page, ready to take the focus. */
export function headingOf(part: Element | null): HTMLElement | null {
  return focusable(part?.querySelector<HTMLElement>('h2'))
}

function focusable(heading: HTMLElement | null | undefined): HTMLElement | null {
  if (!heading) return null
  heading.tabIndex = -1
  return heading
}
