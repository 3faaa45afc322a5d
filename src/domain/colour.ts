const sixHex = /^[0-9a-f]{6}$/i

/** Whether a typed text is a colour: exactly six hex characters, without #. */
export function isColour(text: string): boolean {
  return sixHex.test(text)
}

/**
 * The value to send for a typed colour. A valid colour gets a leading `#`, an empty text is `undefined`
 * (unset), and an invalid text is `null`.
 */
export function colourToSend(text: string): string | null | undefined {
  if (text === '') return undefined
  return isColour(text) ? `#${text}` : null
}

/** The text of a loaded colour inside its field: without #. */
export function colourToType(colour: string | null | undefined): string {
  return colour?.replace(/^#/, '') ?? ''
}
