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
        properties: {
          id: { type: 'integer' },
          made_at: { type: 'string', format: 'date-time', maxLength: 40 },
        },
      },
    },
  },
})
const tag = { $ref: '#/components/schemas/Tag' }
const answers = { 401: failure, 403: failure, 404: failure, 415: failure, default: failure }
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

const writing = (schema: Record<string, unknown>, marks: Record<string, unknown> = {}) => {
  const operation = {
    operationId: 'createTag',
    'x-permission': 'signed-in',
    requestBody: json({ type: 'object', ...schema }, {}),
    responses: answers,
    ...marks,
  }
  return contractProblems({ ...contract({}), paths: { '/p4/tags': { post: operation } } })
}

const whole = { type: 'integer', minimum: 0, maximum: 9 }

test('every list of a request says how long it may be, at any depth', () => {
  const list = { type: 'array', items: { type: 'object' } }
  const lists = { tags: list, one: { anyOf: [{ properties: { tags: list } }, { type: 'null' }] } }
  expect(writing({ properties: lists })).toEqual([
    'createTag: the list tags has no maxItems',
    'createTag: the list one.tags has no maxItems',
  ])
  expect(writing({ properties: { tags: { ...list, maxItems: 100 } } })).toEqual([])
  expect(writing({ properties: { tags: { ...list, readOnly: true } } })).toEqual([])
})

test('every number, date and text of a request has bounds, which another branch may hold', () => {
  const unbounded = { count: { type: ['integer', 'null'], minimum: 1 }, name: { type: 'string' } }
  expect(writing({ properties: unbounded })).toEqual([
    'createTag: the number count has no minimum or maximum',
    'createTag: the text name has no maxLength',
  ])
  const bounded = { count: whole, name: { type: 'string', maxLength: 9 } }
  expect(writing({ allOf: [{ properties: unbounded }, { properties: bounded }] })).toEqual([])
  const time = { at: { type: 'string', format: 'time', maxLength: 9 } }
  expect(writing({ properties: time })).toEqual([
    'createTag: at: the format time has no bounds in src/server/contract.ts',
  ])
})

test('only lists of numbers and texts are asked to name each entry once', () => {
  const unique = { type: 'array', maxItems: 9, uniqueItems: true }
  expect(writing({ properties: { ids: { ...unique, items: whole } } })).toEqual([])
  expect(writing({ properties: { tags: { ...unique, items: { type: 'object' } } } })).toEqual([
    'createTag: the list tags: uniqueItems is for numbers and texts',
  ])
})

test('a request with a picture or a file says how large it may be, and has its refusal', () => {
  const picture = { image_data: { type: 'string', pattern: '^data:', maxLength: 100 } }
  expect(writing({ properties: picture })).toEqual([
    'createTag: a picture or a file needs x-max-bytes',
  ])
  expect(writing({ properties: picture }, { 'x-max-bytes': 8_388_608 })).toEqual([
    'createTag: the answer 413 is missing',
  ])
  const responses = { ...answers, 413: failure }
  expect(writing({ properties: picture }, { 'x-max-bytes': 8_388_608, responses })).toEqual([])
})

test('a request with a body has the refusal of another content type', () => {
  const { 415: _, ...responses } = answers
  expect(writing({}, { responses })).toEqual(['createTag: the answer 415 is missing'])
})

test('a text with a pattern or a format has a longest length, wherever it stands', () => {
  const sku = { type: ['string', 'null'], pattern: '^[A-Z]+$' }
  const day = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  const count = { ...whole, format: 'int32' }
  expect(
    writing({ properties: { sku, days: { type: 'array', maxItems: 9, items: day }, count } }),
  ).toEqual([
    'createTag: the text sku has no maxLength',
    'createTag: the text days[] has no maxLength',
    expect.stringMatching(/properties\/sku: a pattern or a format needs maxLength$/),
    expect.stringMatching(/days\/items\/anyOf\/0: a pattern or a format needs maxLength$/),
  ])
  expect(writing({ properties: { sku: { ...sku, maxLength: 9 } } })).toEqual([])
})

test('x-effect stands only where the method says otherwise', () => {
  expect(writing({}, { 'x-effect': false })).toEqual([])
  expect(writing({}, { 'x-effect': true })).toEqual([
    'createTag: x-effect: only true for a GET and false for any other method say anything',
  ])
})
