const sixHex = /^[0-9a-f]{6}$/i

/** Whether a typed text is a colour: exactly six hex characters, without # (PROD-36). */
export function isColour(text: string): boolean {
  return sixHex.test(text)
}

/**
 * What is sent for a typed colour (PROD-36): a valid one with a leading `#`, an empty one is left
 * unset (`undefined`), an invalid one is `null`.
 */
export function colourToSend(text: string): string | null | undefined {
  if (text === '') return undefined
  return isColour(text) ? `#${text}` : null
}

/** The text a loaded colour has inside its field: without # (PROD-20). */
export function colourToType(colour: string | null | undefined): string {
  return colour?.replace(/^#/, '') ?? ''
}
