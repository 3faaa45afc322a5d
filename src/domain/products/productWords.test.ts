import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inventoryControls, productTypes, wordFor } from './productWords.ts'

const contract = z
  .object({
    components: z.object({
      schemas: z.object({
        ProductType: z.object({ enum: z.array(z.string()) }),
        InventoryControl: z.object({ enum: z.array(z.string()) }),
      }),
    }),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../server/contract.gen.json', import.meta.url), 'utf8')),
  )

test('CONST-01: the five product types, in their order, here and in the contract', () => {
  const types = productTypes.map(({ value }) => value)
  expect(types).toEqual(['beverage', 'food', 'bag', 'bottle', 'merchandise'])
  expect(contract.components.schemas.ProductType.enum).toEqual(types)
  expect(wordFor(productTypes, 'merchandise')).toBe('Merchandise')
})

test('PROD-24: unlimited, limited and daily are the ways to control inventory', () => {
  const controls = inventoryControls.map(({ value }) => value)
  expect(controls).toEqual(['unlimited', 'limited', 'daily'])
  expect(contract.components.schemas.InventoryControl.enum).toEqual(controls)
})

test('PROD-24: a value that has no word is shown as it is', () => {
  expect(wordFor(inventoryControls, 'weekly')).toBe('weekly')
})
