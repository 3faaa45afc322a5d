import { expect, test } from 'vitest'
import type { Product } from '#api/products.ts'
import {
  choicesWith,
  newProduct,
  type ProductChoices,
  type ProductValues,
  productFormValues,
  productSchema,
} from './productForm.ts'

const latte: Product = {
  id: 104,
  product_type: 'beverage',
  name: 'Maple Oat Latte',
  price: 595,
  square_sku: 'BEV-1042',
  description: 'Double espresso with oat milk.',
  calories: '210-280',
  mobile_menu_format: 'iced-hot',
  prep_time: 4,
  on_default_menu: true,
  image_url: '/files/9f86d081.png',
  foreground_color: '#ffffff',
  background_color: '#8a5a2b',
  tertiary_color: null,
  addons: [{ id: 2, name: 'Whipped Cream', icon_image_url: '/files/cream.svg' }],
  inventory_control: 'unlimited',
  is_seasonal: true,
  tags: [{ id: 6, name: 'Vegan' }],
  netsuite_account_id: '40100',
  promotional_categories: [{ id: 4, name: 'Seasonal Drinks' }],
  archived_at: null,
  archived: false,
  product_attributes: [],
  variants: [],
}

const choices: ProductChoices = {
  tags: [
    { id: 6, name: 'Vegan' },
    { id: 7, name: 'Contains Nuts' },
  ],
  addons: [{ id: 2, name: 'Whipped Cream', icon_image_url: '/files/cream.svg' }],
  promotionalCategories: [{ id: 4, name: 'Seasonal Drinks' }],
}

const filled: ProductValues = {
  ...newProduct,
  product_type: 'food',
  name: 'Scone',
  square_sku: 'FOO-1',
}

function checked(values: Partial<ProductValues>) {
  return productSchema(choices).safeParse({ ...filled, ...values })
}

/** What goes over the wire for these values. */
function body(values: Partial<ProductValues>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(productSchema(choices).parse({ ...filled, ...values })))
}

function faults(values: Partial<ProductValues>) {
  return checked(values).error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('AMB-54, AMB-55: a new product is sent without what was left empty', () => {
  expect(body({})).toEqual({
    product_type: 'food',
    name: 'Scone',
    square_sku: 'FOO-1',
    price: 0,
    on_default_menu: false,
    inventory_control: 'unlimited',
    is_seasonal: false,
    tags: [],
    promotional_categories: [],
    addons: [],
  })
})

test('PROD-35: a prep time is sent as an integer, an empty one is unset', () => {
  expect(body({ prep_time: ' 4 ' }).prep_time).toBe(4)
  expect(body({ prep_time: '4.7' }).prep_time).toBe(4)
  expect(body({ prep_time: '0' }).prep_time).toBe(0)
  expect(body({ prep_time: ' ' })).not.toHaveProperty('prep_time')
  for (const prep_time of ['4 min', '1,5', 'Infinity', 'NaN'])
    expect(faults({ prep_time })).toEqual([['prep_time', 'Invalid prep time.']])
})

test('PROD-37: the picture is sent only when it was changed', () => {
  expect(body(productFormValues(latte))).not.toHaveProperty('product_image_data')
  expect(
    body({ image: { data: 'data:image/png;base64,AA==', filename: 'scone.png' } }),
  ).toMatchObject({ product_image_data: 'data:image/png;base64,AA==', image_filename: 'scone.png' })
})

test('AMB-53, AMB-56: a loaded product is sent back as it was read', () => {
  const { id, image_url, archived, archived_at, product_attributes, variants, ...sent } = latte
  const { tertiary_color, ...set } = sent
  expect(body(productFormValues(latte))).toEqual(set)
})

test('a tag that is gone from the list stays with the product that has it', () => {
  const own = choicesWith({ tags: [], addons: [], promotionalCategories: [] }, latte)
  expect(productSchema(own).parse(productFormValues(latte)).tags).toEqual([
    { id: 6, name: 'Vegan' },
  ])
  expect(choicesWith(choices, latte)).toEqual(choices)
})
