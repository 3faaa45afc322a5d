import { expect, test } from 'vitest'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { isRecord } from '#domain/values.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { loadContract } from './contract.ts'
import { readContract } from './contractDocument.ts'
import { branchesOf, type Schema } from './schemaParts.ts'
import { exampleRequest, noRecord } from './testing/exampleRequest.ts'

const p4 = freshP4()

const { schemas } = readContract()
const resolve = (ref: string): Schema =>
  schemas.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}

const ids = loadContract().operations.map(({ id }) => id)
const subject = { storeId: 1, orderId: noRecord, userId: 1 }

/** Pictures are read before records, and those of the examples are none. */
const pictured = (body: unknown) =>
  isRecord(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, one]) => [
          name,
          name.endsWith('_data') ? onePixelPng : one,
        ]),
      )
    : body

const bodyOf = (id: OperationId) => pictured(exampleRequest(id, subject).body)

const faults = z.object({ fields: z.array(z.object({ path: z.string() })) })

interface Member {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
}

/** The members of a JSON body that are written, with their schemas. */
function membersOf(id: OperationId): Member[] {
  const schema = schemas.bodies[id]
  if (!schema || !isRecord(bodyOf(id))) return []
  const parts = branchesOf(schema, resolve)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  return parts.flatMap(({ properties }) =>
    Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, of]) =>
      isRecord(of) && !of.readOnly ? [{ name, schema: of, required: required.has(name) }] : [],
    ),
  )
}

const hasType = (schema: Schema, type: string) =>
  branchesOf(schema, resolve).some((part) => [part.type].flat().includes(type))

const bodies = ids.filter((id) => membersOf(id).length > 0)

test.each(bodies)(
  'API-38, API-78, API-134: %s names a member that is missing, of another type, or of a record that does not exist',
  async (id) => {
    const { path } = exampleRequest(id, subject)
    const creates = !Object.values(path ?? {}).includes(noRecord)
    for (const { name, schema, required } of membersOf(id)) {
      const wrong: unknown[] = [hasType(schema, 'object') ? 7 : {}]
      if (required) wrong.push(undefined)
      if (creates && name.endsWith('_id') && hasType(schema, 'integer')) wrong.push(noRecord)
      for (const value of wrong) {
        const body = { ...Object(bodyOf(id)), [name]: value }
        const { status, body: answer } = await p4.as('owner').call(id, { path, body })
        const blamed = faults.parse(answer).fields.map((field) => field.path.split('.')[0])
        expect([status, ...new Set(blamed)], `${name}: ${JSON.stringify(value)}`).toEqual([
          400,
          name,
        ])
      }
    }
  },
)

/** Their bodies name the record again. */
const nameTwice: readonly OperationId[] = ['deleteRecommendedProduct', 'updateInitialInventory']

const nowhere = { storeId: noRecord, orderId: noRecord, userId: noRecord }
const ofRecords = ids.filter(
  (id) =>
    !nameTwice.includes(id) &&
    Object.values(exampleRequest(id, nowhere).path ?? {}).includes(noRecord),
)

test.each(ofRecords)('API-39, API-43: %s of a record that does not exist is a 404', async (id) => {
  const request = exampleRequest(id, nowhere)
  const body = pictured(request.body)
  expect(await p4.as('owner').call(id, { ...request, body })).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/^This [a-z ]+ (does not|is not) .+\.$/) },
  })
})
