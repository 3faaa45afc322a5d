/** Writes of recommendations, custom content and vertical cards. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { dialog, pick, press, row, type } from '#testing/controls.ts'
import { first, type Write, type Writes } from './write.ts'

const updateRecommendation: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const recommendation = await first(owner.ok('listRecommendations'))
  const { recommended_product_ids: before, product_id } = recommendation
  const products = await owner.ok('listProducts')
  const trigger = products.find(({ id }) => id === product_id)
  const added = products.find(({ id }) => id !== product_id && !before.includes(id))
  if (!trigger || !added) throw new Error('There is no product to add')
  await page.open('/recommendation-engine')
  await press(`Edit row ${trigger.name}`, await row(trigger.name))
  await pick('Additional Product', added.name, await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Recommendation Updated',
    shows: added.name,
    holds: () => call('getRecommendation', { path: { id: recommendation.id } }),
    as: { ...recommendation, recommended_product_ids: [...before, added.id] },
  }
}

const updateRecommendedProduct: Write = async (page, p4) => {
  const recommended = await first(p4.as('owner').ok('listRecommendedProducts'))
  await page.open('/recommended-products')
  await press('Edit', await row(recommended.headline))
  await type('Headline', 'Velvet', await dialog())
  await press('Save', await dialog())
  return {
    says: 'Recommended Product Updated',
    shows: 'Velvet',
    holds: async () =>
      (await call('listRecommendedProducts')).find(({ id }) => id === recommended.id),
    as: { ...recommended, headline: 'Velvet' },
  }
}

const updateCustomContent: Write = async (page, p4) => {
  const content = await first(p4.as('owner').ok('listCustomContent'))
  await page.open(`/custom-content/${content.id}`)
  await type('Title', 'Working here')
  await press('Save')
  return {
    says: 'Custom Content Saved',
    shows: 'Working here',
    holds: () => call('getCustomContent', { path: { id: content.id } }),
    as: { title: 'Working here', body: content.body },
  }
}

const updateVerticalCard: Write = async (page, p4) => {
  const card = await first(p4.as('owner').ok('listVerticalCards'))
  await page.open(`/vertical-cards/${card.id}`)
  await type('Title', 'Order early')
  await press('Save')
  return {
    says: 'Vertical Scroll Card Saved.',
    shows: 'Order early',
    holds: () => call('getVerticalCard', { path: { id: card.id } }),
    as: { title: 'Order early', sort_order: card.sort_order },
  }
}

const createRecommendation: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const taken = (await owner.ok('listRecommendations')).map(({ product_id }) => product_id)
  const product = (await owner.ok('listProducts')).find(({ id }) => !taken.includes(id))
  if (!product) throw new Error('Every product has recommendations')
  await page.open('/recommendation-engine')
  await press('Add Recommendation')
  await pick('Trigger', product.name, await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Recommendation Created',
    shows: product.name,
    holds: () => call('listRecommendations'),
    as: expect.arrayContaining([
      expect.objectContaining({ product_id: product.id, recommended_product_ids: [] }),
    ]),
  }
}

const createRecommendedProduct: Write = async (page, p4) => {
  const product = await first(p4.as('owner').ok('listProducts'))
  await page.open('/recommended-products')
  await press('Create Recommended Product')
  await pick('Product', product.name, await dialog())
  await type('Headline', 'Fresh', await dialog())
  await press('Save', await dialog())
  return {
    says: 'Recommended Product Created',
    shows: 'Fresh',
    holds: () => call('listRecommendedProducts'),
    as: expect.arrayContaining([
      expect.objectContaining({ product_id: product.id, headline: 'Fresh' }),
    ]),
  }
}

const createCustomContent: Write = async (page) => {
  await page.open('/custom-content')
  await press('Create Custom Content')
  await type('Title', 'Opening early', await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Custom Content Saved',
    shows: 'Opening early',
    holds: () => call('listCustomContent'),
    as: expect.arrayContaining([expect.objectContaining({ title: 'Opening early' })]),
  }
}

const createVerticalCard: Write = async (page) => {
  await page.open('/vertical-cards')
  await press('Create Vertical Scroll Card')
  await type('Title', 'Cold brew is here', await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Vertical Scroll Card Saved.',
    shows: 'Cold brew is here',
    holds: () => call('listVerticalCards'),
    as: expect.arrayContaining([expect.objectContaining({ title: 'Cold brew is here' })]),
  }
}

export const contentWrites: Writes = {
  updateRecommendation,
  updateRecommendedProduct,
  updateCustomContent,
  updateVerticalCard,
  createRecommendation,
  createRecommendedProduct,
  createCustomContent,
  createVerticalCard,
}
