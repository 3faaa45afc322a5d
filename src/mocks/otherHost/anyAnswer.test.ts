import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAnswer, writeAnswer } from '#api/core/answers.ts'
import { hasEffect } from '#api/core/contract.ts'
import { operationTable } from '#api/core/operations.gen.ts'
import { isRecord } from '#domain/values.ts'
import { loadContract } from '#server/contract.ts'
import { exampleRequest } from '#server/testing/exampleRequest.ts'
import { startP4, type TestP4 } from '../p4.ts'
import { type HostOperation, hostOperations } from './document.ts'
import { answerWays, type HostWay, shaped } from './otherHost.ts'

let p4: TestP4
let orderId: number
beforeAll(async () => {
  p4 = await startP4()
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  orderId = orders[0]?.id ?? 0
})
afterAll(() => p4.release())

/** The console shows these answers as they came (CCPA-04). */
const shownAsTheyCame: readonly string[] = ['exportUser', 'deleteUser']
const operations = hostOperations.filter(
  ({ id, answer }) => answer && !shownAsTheyCame.includes(id),
)
const isWrite = ({ id }: HostOperation) => hasEffect(operationTable[id])
const reads = operations.filter((one) => !isWrite(one))
const writes = operations.filter(isWrite)

/** Each way by itself, and all together. */
const combinations: readonly (readonly HostWay[])[] = [
  ...answerWays.map((way) => [way]),
  answerWays,
]

/** Reads with records inside optional members. `answers.ts` does not complete these; the screens expect them empty. */
const incomplete: readonly string[] = ['getOrderHistory', 'getStoreHours', 'listPromotions']

/** The examples of the contract, and the server's own answer where there is such a record. */
async function answersOf({ id, examples }: HostOperation): Promise<unknown[]> {
  const subject = { storeId: 1, orderId, userId: 1, recordId: 1 }
  const { status, body } = await p4.as('owner').call(id, exampleRequest(id, subject))
  return status === 200 ? [...examples, body] : [...examples]
}

/** The answer without what these ways take away, and with all lists in the same order. */
function remainder(answer: unknown, operation: HostOperation, chosen: readonly HostWay[]): unknown {
  const taken = chosen.filter((way) => way !== 'wrapped')
  return inOneOrder(shaped(answer, operation, taken))
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(inOneOrder(one))).sort()
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, inOneOrder(member)] as const)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

test.each(reads)(
  'API-76, AMB-168, AMB-176: $id is read the same from every host',
  async (operation) => {
    const { id } = operation
    for (const answer of await answersOf(operation)) {
      const own = readAnswer(id, structuredClone(answer))
      for (const chosen of combinations) {
        const read = readAnswer(id, structuredClone(shaped(answer, operation, chosen)))
        const kept = remainder(read, operation, chosen)
        expect(kept, chosen.join()).toEqual(remainder(own, operation, chosen))
        // What a host leaves out is null, empty or false, as the contract requires it.
        if (!incomplete.includes(id)) loadContract().checkAnswer(id, 200, read)
      }
    }
  },
)

test.each(writes)('AMB-177: the answer of $id is the same from every host', (operation) => {
  const { id, examples } = operation
  expect(examples).not.toEqual([])
  for (const answer of examples) {
    const own = writeAnswer(id, structuredClone(answer))
    for (const chosen of combinations) {
      const read = writeAnswer(id, structuredClone(shaped(answer, operation, chosen)))
      const kept = remainder(read, operation, chosen)
      expect(kept, chosen.join()).toEqual(remainder(own, operation, chosen))
    }
  }
  // A text, no body and an empty object say the same: nothing of the record.
  expect(writeAnswer(id, undefined)).toEqual(writeAnswer(id, {}))
})
