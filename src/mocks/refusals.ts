import { expect } from 'vitest'

export const refusedWith = (status: number, message: string, path?: string) => ({
  status,
  body: { message, ...(path ? { fields: [{ path, message }] } : {}) },
})

export const needs = (permission: string) =>
  refusedWith(403, `You need the permission ${permission} for this.`)

/** A 400 that blames a member of the body, for `toMatchObject`. */
export const refusedAt = (path: string, message: unknown = expect.any(String)) => ({
  status: 400,
  body: { fields: [{ path, message }] },
})
