/** The first button of the page with this name, to give it the focus when its row has lost a neighbour. */
export function buttonNamed(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
  )
}
