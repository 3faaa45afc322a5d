/** The message is one sentence for the person who started the server. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError'
}
