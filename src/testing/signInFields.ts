const password = 'input[type=password]'
const marked =
  '[autocomplete~=username], [autocomplete~=current-password], [autocomplete~=new-password]'
const textInputs = 'input[type=text], input[type=email], input[type=tel], input:not([type])'
const telling = /e-?mail|user|log ?in|sign ?in|pass|\bpin\b|code/i

/** Inputs that a browser or password manager may fill with the viewer's credentials. */
export function signInFields(): string[] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input')]
  return inputs.filter(isTakenForSignIn).map(nameOf)
}

function isTakenForSignIn(input: HTMLInputElement): boolean {
  if (input.matches(password) || input.matches(marked)) return true
  const isTelling = input.type === 'email' || telling.test(`${input.name} ${nameOf(input)}`)
  return input.matches(textInputs) && isTelling && !input.matches('[data-1p-ignore]')
}

function nameOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? input.name
}
