/** A failure in words: the message of an error, otherwise the text for a dead network. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : 'Something went wrong.'
}
