import { expect, test } from 'vitest'
import { contractProblems } from './problems.ts'

const failure = { description: 'Failed.' }
const json = (schema: unknown, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})
const contract = (operation: Record<string, unknown>) => ({
  openapi: '3.1.0',
  info: { title: 'P4', version: '1' },
  paths: { '/p4/tags/{id}': { get: operation } },
  components: {
    schemas: {
      Tag: {
        type: 'object',
        required: ['id', 'made_at'],
        properties: { id: { type: 'integer' }, made_at: { type: 'string', format: 'date-time' } },
      },
    },
  },
})
const tag = { $ref: '#/components/schemas/Tag' }
const answers = { 401: failure, 403: failure, 404: failure, default: failure }
const good = { id: 1, made_at: '2026-03-04T17:05:00.000Z' }

test('a complete operation has no problems', () => {
  const operation = {
    operationId: 'getTag',
    'x-permission': { permission: 'products:update' },
    responses: { 200: json(tag, good), ...answers },
  }
  expect(contractProblems(contract(operation))).toEqual([])
})

test('an example that does not keep its schema is named, formats included', () => {
  const operation = {
    operationId: 'getTag',
    'x-permission': 'signed-in',
    responses: { 200: json(tag, { ...good, made_at: 'yesterday' }), ...answers },
  }
  expect(contractProblems(contract(operation))).toEqual([
    'getTag: answer 200: example/made_at must match format "date-time"',
  ])
})

test('missing permission, answers and examples are named', () => {
  expect(
    contractProblems(contract({ operationId: 'getTag', responses: { 200: json(tag) } })),
  ).toEqual([
    'getTag: x-permission is missing',
    'getTag: the answer default is missing',
    'getTag: the answer 401 is missing',
    'getTag: the answer 404 is missing',
    'getTag: answer 200 has no example',
  ])
})
