/** Deletions of what the ordering apps offer: recommendations, content, promotions and menus. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { dialog, press, row } from '#testing/controls.ts'
import { first, idsOf, namesIn, type Write, type Writes } from './write.ts'

const movable = namesIn('Move')

const deleteRecommendation: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const [gone, ...left] = await owner.ok('listRecommendations')
  const product = (await owner.ok('listProducts')).find(({ id }) => id === gone?.product_id)
  await page.open('/recommendation-engine')
  const names = movable()
  await press(`Delete row ${product?.name}`, await row(product?.name ?? ''))
  await press('Confirm', await dialog())
  return {
    says: 'Recommendation Deleted',
    shows: 'Recommendation Engine',
    lists: [movable, names.filter((name) => name !== product?.name)],
    sends: { address: `/p4/recommendations/${gone?.id}` },
    holds: async () => idsOf(await call('listRecommendations')),
    as: idsOf(left),
  }
}

const deleteRecommendedProduct: Write = async (page, p4) => {
  const [gone, ...left] = await p4.as('owner').ok('listRecommendedProducts')
  await page.open('/recommended-products')
  await press('Delete', await row(gone?.headline ?? ''))
  await press('Delete', await dialog())
  return {
    says: 'Recommended Product Deleted',
    shows: `${left.length} recommended products`,
    sends: { address: `/p4/recommended-products/${gone?.id}` },
    holds: async () => idsOf(await call('listRecommendedProducts')),
    as: idsOf(left),
  }
}

const archiveCustomContent: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const [gone, ...left] = await owner.ok('listCustomContent')
  const path = { id: gone?.id ?? 0 }
  const { title, body } = await owner.ok('getCustomContent', { path })
  await page.open('/custom-content')
  await press(`Archive ${title}`)
  return {
    says: 'Custom Content Saved',
    shows: `${left.length} articles`,
    // Where PUT replaces the record, an archived article must not lose its text.
    sends: {
      address: `/p4/custom_content/${gone?.id}`,
      body: expect.objectContaining({ title, body, archived_at: expect.any(String) }),
    },
    holds: async () => idsOf(await call('listCustomContent')),
    as: idsOf(left),
  }
}

const deleteVerticalCard: Write = async (page, p4) => {
  const [gone, ...left] = await p4.as('owner').ok('listVerticalCards')
  await page.open('/vertical-cards')
  const names = movable()
  await press(`Delete ${gone?.title}`)
  await press('Delete', await dialog())
  return {
    says: 'Vertical Scroll Card Saved.',
    shows: 'Vertical Scroll Cards',
    lists: [movable, names.filter((name) => name !== gone?.title)],
    sends: {
      address: `/p4/vertical_cards/${gone?.id}`,
      body: { archived_at: expect.any(String) },
    },
    holds: async () => idsOf(await call('listVerticalCards')),
    as: idsOf(left),
  }
}

const archivePromotion: Write = async (page, p4) => {
  const promotions = await p4.as('owner').ok('listPromotions')
  const promotion = promotions.at(-1)
  const links = () => [...document.querySelectorAll('main a')].map(({ textContent }) => textContent)
  await page.open(`/promotions/${promotion?.id}`)
  await press('Archive')
  await press('Confirm', await dialog())
  return {
    says: 'Promotion Archived',
    shows: 'Promotions',
    lists: [() => links().filter((name) => name === promotion?.name), []],
    sends: { address: `/p4/promotions/${promotion?.id}` },
    holds: async () => idsOf(await call('listPromotions')),
    as: idsOf(promotions.slice(0, -1)),
  }
}

const path = { menuSlug: 'all-day' }

const removeMenuProduct: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const category = await first(owner.ok('getMenuCategories', { path }))
  const [subcategory] = category.children
  const product = (await owner.ok('listProducts')).find(({ id }) =>
    subcategory?.products.includes(id),
  )
  if (!subcategory || !product) throw new Error('The menu offers nothing')
  const products = subcategory.products.filter((id) => id !== product.id)
  await page.open(`/menus?menu=all-day&category=${category.id}`)
  await press(subcategory.name)
  await press(`Remove ${product.name} from ${subcategory.name}`)
  const kept = expect.objectContaining({ id: subcategory.id, products })
  return {
    says: null,
    shows: `${products.length} product`,
    sends: {
      address: '/p4/categories/all-day',
      body: expect.arrayContaining([
        expect.objectContaining({ id: category.id, children: expect.arrayContaining([kept]) }),
      ]),
    },
    holds: async () =>
      (await call('getMenuCategories', { path }))
        .flatMap(({ children }) => children)
        .find(({ id }) => id === subcategory.id),
    as: { ...subcategory, products },
  }
}

const deleteSubcategory: Write = async (page, p4) => {
  const category = await first(p4.as('owner').ok('getMenuCategories', { path }))
  const gone = category.children.at(-1)
  await page.open(`/menus?menu=all-day&category=${category.id}`)
  const names = movable()
  await press(`Actions for ${gone?.name}`, await row(gone?.name ?? ''))
  await press('Delete')
  await press('Confirm', await dialog())
  return {
    says: null,
    shows: category.name,
    lists: [movable, names.filter((name) => name !== gone?.name)],
    sends: { address: `/p4/categories/all-day/${gone?.id}` },
    holds: async () => (await call('getMenuCategories', { path }))[0],
    as: { ...category, children: category.children.slice(0, -1) },
  }
}

const deleteMenuCategory: Write = async (page, p4) => {
  const tree = await p4.as('owner').ok('getMenuCategories', { path })
  const gone = tree.at(-1)
  const tabs = () =>
    [...document.querySelectorAll('main [role=tab][data-category]')].map((tab) => tab.textContent)
  await page.open(`/menus?menu=all-day&category=${gone?.id}`)
  await press(`Actions for ${gone?.name}`)
  await press('Delete Category')
  await press('Confirm', await dialog())
  return {
    says: null,
    shows: tree[0]?.name ?? '',
    lists: [tabs, tree.slice(0, -1).map(({ name }) => name)],
    sends: { address: `/p4/categories/all-day/${gone?.id}` },
    holds: () => call('getMenuCategories', { path }),
    as: tree.slice(0, -1),
  }
}

export const offerDeletions: Writes = {
  deleteRecommendation,
  deleteRecommendedProduct,
  archiveCustomContent,
  deleteVerticalCard,
  archivePromotion,
  removeMenuProduct,
  deleteSubcategory,
  deleteMenuCategory,
}
