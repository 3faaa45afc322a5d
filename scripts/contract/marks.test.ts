import { expect, test } from 'vitest'
import { decisionsOf, markProblems } from './marks.ts'

const decisions = decisionsOf('| AMB-07 | Who? | P1 | They. | So. |\nAMB-08 is named here only.')
const problems = (parts: {
  operation?: Record<string, unknown>
  schema?: Record<string, unknown>
}) =>
  markProblems(
    {
      openapi: '3.1.0',
      info: { title: 'P4', version: '1' },
      paths: { '/p4/tags': { get: parts.operation ?? {} } },
      components: { schemas: { Tag: parts.schema ?? {} } },
    },
    decisions,
  )

test('marks on operations, parameters, answers and members are fine', () => {
  expect(
    problems({
      operation: {
        'x-extension': true,
        parameters: [{ name: 'q', in: 'query', 'x-decided': 'AMB-07' }],
        responses: { 200: { 'x-decided': 'AMB-07' } },
      },
      schema: {
        required: ['id', 'name'],
        properties: { id: {}, name: { 'x-decided': 'AMB-07' }, colour: { 'x-extension': true } },
      },
    }),
  ).toEqual([])
})

test.each([
  [{ 'x-extension': 'yes' }, 'x-extension can only be true'],
  [{ 'x-ordered': 'by name' }, 'x-ordered can only be true'],
  [{ 'x-other-verb': 'put' }, 'x-other-verb can only be one of PUT, POST, PATCH'],
  [{ 'x-decided': 'AMB-08' }, 'x-decided: "AMB-08" is no decision of docs/requirements.md'],
  [
    { 'x-extension': true, 'x-decided': 'AMB-07' },
    'what goes beyond the documents is not left open by them: one mark is enough',
  ],
  [
    { required: ['colour'], properties: { colour: { 'x-extension': true } } },
    'colour is an extension and cannot be required',
  ],
])('%j is refused', (schema, text) => {
  expect(problems({ schema })).toEqual([`components/schemas/Tag: ${text}`])
})

test('a required parameter is no extension', () => {
  const parameter = { name: 'q', in: 'query', required: true, 'x-extension': true }
  expect(problems({ operation: { parameters: [parameter] } })).toEqual([
    'paths//p4/tags/get/parameters/0: an extension cannot be required',
  ])
})

test('marks inside of examples are data', () => {
  expect(problems({ schema: { examples: [{ 'x-decided': 'nothing' }] } })).toEqual([])
})
