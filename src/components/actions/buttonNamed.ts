/** The first button of the page with this name, to give it the focus when its row has lost a neighbour. */
export function buttonNamed(name: string): HTMLButtonElement | null {
  return document.querySelector(`button[aria-label="${CSS.escape(name)}"]`)
}
