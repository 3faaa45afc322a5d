export const refusedWith = (status: number, message: string, path?: string) => ({
  status,
  body: { message, ...(path ? { fields: [{ path, message }] } : {}) },
})

export const needs = (permission: string) =>
  refusedWith(403, `You need the permission ${permission} for this.`)
