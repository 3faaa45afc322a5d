/** The first button of the page with this name: what a dialog names in `focusAfter` where no ref reaches the button. */
export function buttonNamed(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
  )
}
