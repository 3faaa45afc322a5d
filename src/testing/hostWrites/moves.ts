/** Writes that put something at another position, by menu, arrow or keyboard. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import type { ProductAttribute } from '#api/productAttributes.ts'
import { dialog, drag, pick, press, row } from '#testing/controls.ts'
import { first, namesIn, productOf, type Write, type Writes } from './write.ts'

interface Placed {
  readonly id: number
  readonly sort_order: number
}

/** The ids in their order; a host may answer the rows in any. */
const placed = (rows: readonly Placed[]): number[] =>
  rows.toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id).map(({ id }) => id)

/** A list with its first two members exchanged. */
const swapped = <One>([one, two, ...others]: readonly One[]): One[] =>
  [two, one, ...others].filter((member) => member !== undefined)

const movable = namesIn('Move')

const moveRecommendation: Write = async (page, p4) => {
  const before = placed(await p4.as('owner').ok('listRecommendations'))
  await page.open('/recommendation-engine')
  const names = movable()
  await press(`Actions for ${names[0]}`)
  await press('Move down')
  return {
    says: null,
    shows: 'Recommendation Engine',
    lists: [movable, swapped(names)],
    sends: {
      address: '/p4/recommendations/sort',
      body: {
        recommendations: swapped(before).map((id, sort_order) => ({ id, sort_order })),
      },
    },
    holds: async () => placed(await call('listRecommendations')),
    as: swapped(before),
  }
}

const moveVerticalCard: Write = async (page, p4) => {
  const before = placed(await p4.as('owner').ok('listVerticalCards'))
  await page.open('/vertical-cards')
  const names = movable()
  await press(`Actions for ${names[1]}`)
  await press('Move up')
  return {
    says: null,
    shows: 'Vertical Scroll Cards',
    lists: [movable, swapped(names)],
    sends: {
      address: '/p4/vertical_cards/bulk',
      body: { cards: swapped(before).map((id, sort_order) => ({ id, sort_order })) },
    },
    holds: async () => placed(await call('listVerticalCards')),
    as: swapped(before),
  }
}

const moveRecommendedProduct: Write = async (page, p4) => {
  const rows = await p4.as('owner').ok('listRecommendedProducts')
  const before = placed(rows)
  const shown = namesIn('Move', ' up')
  await page.open('/recommended-products')
  const names = shown()
  await press(`Move ${names[0]} down`)
  return {
    says: 'Recommended Product Updated',
    shows: 'Recommended Products',
    lists: [shown, swapped(names)],
    sends: {
      address: `/p4/recommended-products/${before[0]}`,
      body: { sort_order: rows.find(({ id }) => id === before[1])?.sort_order },
    },
    holds: async () => placed(await call('listRecommendedProducts')),
    as: swapped(before),
  }
}

/** The attributes of the product on the screen. */
const attributesShown = (): string[] =>
  [...document.querySelectorAll('main ul[aria-label^="Values of "]')].map((list) =>
    (list.getAttribute('aria-label') ?? '').replace('Values of ', ''),
  )

const moveProductAttribute: Write = async (page, p4) => {
  const path = { id: await productOf(p4, 'Size', 'Temperature', 'Milk') }
  const before = placed(await p4.as('owner').ok('listProductAttributes', { path }))
  await page.open(`/products/${path.id}`)
  await drag('Move Temperature', 'ArrowUp')
  return {
    says: 'Updated Product Attribute',
    shows: 'Attributes',
    lists: [attributesShown, ['Temperature', 'Size', 'Milk']],
    sends: {
      address: `/p4/productAttributes/${before[1]}`,
      body: expect.objectContaining({ product_id: path.id, sort_order: 0 }),
    },
    holds: async () => placed(await call('listProductAttributes', { path })),
    as: swapped(before),
  }
}

const moveProductAttributeValue: Write = async (page, p4) => {
  const path = { id: await productOf(p4, 'Size', 'Temperature') }
  const values = async (attributes: Promise<readonly ProductAttribute[]>) =>
    placed((await attributes)[0]?.product_attribute_values ?? [])
  const before = await values(p4.as('owner').ok('listProductAttributes', { path }))
  const sizes = namesIn('Move', '', 'ul[aria-label="Values of Size"]')
  await page.open(`/products/${path.id}`)
  const names = sizes()
  await drag(`Move ${names[0]}`, 'ArrowDown')
  return {
    says: 'Updated product attribute',
    shows: 'Size',
    lists: [sizes, swapped(names)],
    sends: {
      address: `/p4/productAttributeValues/${before[0]}`,
      body: expect.objectContaining({ sort_order: 1 }),
    },
    holds: () => values(call('listProductAttributes', { path })),
    as: swapped(before),
  }
}

const path = { menuSlug: 'all-day' }

const moveMenuCategory: Write = async (page, p4) => {
  const tree = await p4.as('owner').ok('getMenuCategories', { path })
  await page.open(`/menus?menu=all-day&category=${tree[0]?.id}`)
  await press(`Actions for ${tree[0]?.name}`)
  await press('Move to the Right')
  const moved = swapped(tree)
  return {
    says: null,
    shows: tree[0]?.name ?? '',
    lists: [tabs, moved.map(({ name }) => name)],
    sends: { address: '/p4/categories/all-day', body: moved.map(sentId) },
    holds: () => call('getMenuCategories', { path }),
    as: moved,
  }
}

const moveSubcategory: Write = async (page, p4) => {
  const category = await first(p4.as('owner').ok('getMenuCategories', { path }))
  await page.open(`/menus?menu=all-day&category=${category.id}`)
  const names = movable()
  await press(`Actions for ${names[0]}`, await row(names[0] ?? ''))
  await press('Move down')
  const children = swapped(category.children)
  return {
    says: null,
    shows: category.name,
    lists: [movable, swapped(names)],
    sends: {
      address: '/p4/categories/all-day',
      body: expect.arrayContaining([
        expect.objectContaining({ id: category.id, children: children.map(sentId) }),
      ]),
    },
    holds: async () => (await call('getMenuCategories', { path }))[0],
    as: { ...category, children },
  }
}

const moveMenuProduct: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const category = await first(owner.ok('getMenuCategories', { path }))
  const [from, to] = category.children
  const product = (await owner.ok('listProducts')).find(
    ({ id }) => from?.products.includes(id) && !to?.products.includes(id),
  )
  if (!from || !to || !product) throw new Error('No product can be moved')
  const children = category.children.map((one) => {
    if (one === from) return { ...one, products: one.products.filter((id) => id !== product.id) }
    return one === to ? { ...one, products: [...one.products, product.id] } : one
  })
  await page.open(`/menus?menu=all-day&category=${category.id}`)
  await press(from.name)
  await press(`Put ${product.name} into another subcategory`)
  await pick('Subcategory', to.name, await dialog())
  await press('Move', await dialog())
  return {
    says: null,
    shows: `${to.products.length + 1} products`,
    sends: {
      address: '/p4/categories/all-day',
      body: expect.arrayContaining([
        expect.objectContaining({ id: category.id, children: children.map(sentProducts) }),
      ]),
    },
    holds: async () => (await call('getMenuCategories', { path }))[0],
    as: { ...category, children },
  }
}

/** The categories of the menu on the screen. */
const tabs = (): string[] =>
  [...document.querySelectorAll('main [role=tab][data-category]')].map((tab) => tab.textContent)

const sentId = ({ id }: { readonly id: number }) => expect.objectContaining({ id })
const sentProducts = ({ id, products }: { readonly id: number; readonly products: number[] }) =>
  expect.objectContaining({ id, products })

export const moves: Writes = {
  moveRecommendation,
  moveVerticalCard,
  moveRecommendedProduct,
  moveProductAttribute,
  moveProductAttributeValue,
  moveMenuCategory,
  moveSubcategory,
  moveMenuProduct,
}
