/** A freshly seeded server for each test of a file. Call this once, at the top of the file. */
import { afterEach, beforeEach } from 'vitest'
import type { OperationId } from '#api/core/contract.ts'
import { type Caller, type RequestOf, startP4, type TestP4, type Who } from './p4.ts'

export function freshP4(): TestP4 {
  let current: TestP4
  beforeEach(async () => {
    current = await startP4()
  })
  afterEach(() => current.release())
  return {
    get database() {
      return current.database
    },
    get mail() {
      return current.mail
    },
    get files() {
      return current.files
    },
    get clock() {
      return current.clock
    },
    get fetch() {
      return current.fetch
    },
    get settled() {
      return current.settled
    },
    get resume() {
      return current.resume
    },
    get token() {
      return current.token
    },
    get currentUser() {
      return current.currentUser
    },
    get release() {
      return current.release
    },
    /** Also before the first test, so that a file names its users once. */
    as: (who: Who): Caller => ({
      call: (id, request) => current.as(who).call(id, request),
      ok: <Id extends OperationId>(id: Id, request?: RequestOf<Id>) =>
        current.as(who).ok(id, request),
    }),
    [Symbol.asyncDispose]: () => current.release(),
  }
}
