/** An answer that refuses with these words, naming a field where one is to blame; for `toMatchObject`. */
export const refusedWith = (status: number, message: string, path?: string) => ({
  status,
  body: { message, ...(path ? { fields: [{ path, message }] } : {}) },
})

/** The answer to somebody who lacks a permission. */
export const needs = (permission: string) =>
  refusedWith(403, `You need the permission ${permission} for this.`)
