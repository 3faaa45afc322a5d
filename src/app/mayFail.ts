/** Loads optional data: its error is shown by the part that needs it. */
export async function mayFail(read: Promise<unknown>): Promise<void> {
  await read.catch(() => undefined)
}
