/** What went wrong, in words: the message of an error, otherwise the text of FLASH-05. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : 'Something went wrong.'
}
