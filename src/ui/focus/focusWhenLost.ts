/** Whether nothing has the focus, since what had it left the page or was disabled. */
export const isFocusLost = () => document.activeElement === document.body

/** Gives a lost focus to an element; what has the focus keeps it. */
export function focusWhenLost(next: HTMLElement | null | undefined): void {
  if (isFocusLost()) next?.focus({ preventScroll: true })
}
