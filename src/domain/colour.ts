const sixHex = /^[0-9a-f]{6}$/i

export function isColour(text: string): boolean {
  return sixHex.test(text)
}

/** `aabbcc` -> `#aabbcc`. An empty text is undefined (unset), an invalid one null. */
export function colourToSend(text: string): string | null | undefined {
  if (text === '') return undefined
  return isColour(text) ? `#${text}` : null
}

/** `#aabbcc` -> `aabbcc`, as it is typed. */
export function colourToType(colour: string | null | undefined): string {
  return colour?.replace(/^#/, '') ?? ''
}
