/**
 * Awaits data that a screen can do without. A failed read does not fail the screen: the part that needs
 * the data reports the failure.
 */
export async function mayFail(read: Promise<unknown>): Promise<void> {
  await read.catch(() => undefined)
}
