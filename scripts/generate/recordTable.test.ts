import { expect, test } from 'vitest'
import { recordTable } from './recordTable.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answering = (schema: object) => ({
  responses: { '200': { content: { 'application/json': { schema } } } },
})

test('every answer is named, and every record in it with the members that can be left out', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'P4', version: '1' },
    paths: {
      '/p4/tags': {
        get: {
          operationId: 'listTags',
          ...answering({ type: 'array', items: reference('Tag') }),
        },
      },
    },
    components: {
      schemas: {
        Id: { type: 'integer' },
        Tag: {
          type: 'object',
          required: [
            'id',
            'name',
            'note',
            'vegan',
            'product_ids',
            'parent',
            'made',
            'opens',
            'sort_order',
          ],
          properties: {
            id: reference('Id'),
            name: { type: 'string' },
            note: { type: ['string', 'null'] },
            vegan: { type: 'boolean' },
            product_ids: { type: 'array', items: reference('Id') },
            parent: { anyOf: [reference('Tag'), { type: 'null' }] },
            made: { type: 'string', format: 'date-time' },
            opens: { type: 'string', format: 'time', default: '00:00:00' },
            sort_order: { type: 'integer' },
            colour: { type: ['string', 'null'] },
          },
        },
      },
    },
  }
  const text = recordTable(document, '// banner')
  expect(text).toContain(
    "  Tag: { id: 'id', name: '', note: null, vegan: false, product_ids: ['id'], parent: 'Tag?', opens: { otherwise: '00:00:00' }, sort_order: 'place' },\n",
  )
  expect(text).toContain("  listTags: ['Tag'],\n")
})
