/**
 * What a screen waits for but can do without: where it fails, the part of the screen that needs it says
 * so, and the rest stays (PLUS-03).
 */
export async function mayFail(read: Promise<unknown>): Promise<void> {
  await read.catch(() => undefined)
}
