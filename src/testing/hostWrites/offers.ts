/** Recommendations, content, promotions and menus. */
import { call } from '#api/core/client.ts'
import { dialog, pick, press, row } from '#testing/controls.ts'
import {
  becomes,
  changes,
  confirm,
  gets,
  inList,
  loses,
  submit,
  swaps,
  type Writes,
} from './write.ts'

const recommendations = () => call('listRecommendations')
const recommended = () => call('listRecommendedProducts')
const content = () => call('listCustomContent')
const cards = () => call('listVerticalCards')
const promotions = () => call('listPromotions')
const menu = () => call('getMenuCategories', { path: { menuSlug: 'all-day' } })
const subcategoriesOf = (id: number) => async () => (await inList(menu, id)())?.children ?? []
const productsIn = (category: number, id: number) => async () =>
  (await inList(subcategoriesOf(category), id)())?.products ?? []

export const offerWrites = {
  updateRecommendation: {
    at: '/recommendation-engine',
    does: async () => {
      await press('Edit row House Latte', await row('House Latte'))
      await pick('Additional Product', 'Espresso', await dialog())
      await confirm()
    },
    says: 'Recommendation Updated',
    shows: 'Espresso',
    holds: changes(() => call('getRecommendation', { path: { id: 1 } }), {
      recommended_product_ids: [63, 68, 73, 1],
    }),
  },
  moveRecommendation: {
    at: '/recommendation-engine',
    does: async () => {
      await press('Actions for House Latte')
      await press('Move down')
    },
    shows: 'Recommendation Engine',
    holds: swaps(recommendations),
  },
  deleteRecommendation: {
    at: '/recommendation-engine',
    does: async () => {
      await press('Delete row Matcha Latte', await row('Matcha Latte'))
      await confirm()
    },
    says: 'Recommendation Deleted',
    shows: 'Recommendation Engine',
    holds: loses(recommendations, 4),
  },
  // Its dialog stays open.
  createRecommendation: {
    at: '/recommendation-engine',
    does: async () => {
      await press('Add Recommendation')
      await pick('Trigger', 'Flat White', await dialog())
      await confirm()
    },
    says: 'Recommendation Created',
    shows: 'Flat White',
    holds: gets(recommendations, { product_id: 5, recommended_product_ids: [] }),
  },
  updateRecommendedProduct: {
    at: '/recommended-products',
    does: async () => {
      await press('Edit', await row('New this spring'))
      await submit({ Headline: 'Velvet' }, 'Save', await dialog())
    },
    says: 'Recommended Product Updated',
    shows: 'Velvet',
    holds: changes(inList(recommended, 1), { headline: 'Velvet' }),
  },
  createRecommendedProduct: {
    at: '/recommended-products',
    does: async () => {
      await press('Create Recommended Product')
      await pick('Product', 'Espresso', await dialog())
      await submit({ Headline: 'Fresh' }, 'Save', await dialog())
    },
    says: 'Recommended Product Created',
    shows: 'Fresh',
    holds: gets(recommended, { product_id: 1, headline: 'Fresh' }),
  },
  moveRecommendedProduct: {
    at: '/recommended-products',
    does: () => press('Move Cherry Blossom Latte down'),
    says: 'Recommended Product Updated',
    shows: 'Recommended Products',
    holds: swaps(recommended),
  },
  deleteRecommendedProduct: {
    at: '/recommended-products',
    does: async () => {
      await press('Delete', await row('Twice baked'))
      await confirm('Delete')
    },
    says: 'Recommended Product Deleted',
    shows: '6 recommended products',
    holds: loses(recommended, 3),
  },
  updateCustomContent: {
    at: '/custom-content/2',
    does: () => submit({ Title: 'Working here' }, 'Save'),
    says: 'Custom Content Saved',
    shows: 'Working here',
    holds: becomes(
      () => call('getCustomContent', { path: { id: 2 } }),
      ({ body }) => ({ title: 'Working here', body }),
    ),
  },
  createCustomContent: {
    at: '/custom-content',
    does: async () => {
      await press('Create Custom Content')
      await submit({ Title: 'Opening early' }, 'Confirm', await dialog())
    },
    says: 'Custom Content Saved',
    shows: 'Opening early',
    holds: gets(content, { title: 'Opening early' }),
  },
  archiveCustomContent: {
    at: '/custom-content',
    does: () => press('Archive Careers'),
    says: 'Custom Content Saved',
    shows: '7 articles',
    holds: loses(content, 7),
  },
  updateVerticalCard: {
    at: '/vertical-cards/1',
    does: () => submit({ Title: 'Order early' }, 'Save'),
    says: 'Vertical Scroll Card Saved.',
    shows: 'Order early',
    holds: becomes(
      () => call('getVerticalCard', { path: { id: 1 } }),
      ({ sort_order }) => ({ title: 'Order early', sort_order }),
    ),
  },
  createVerticalCard: {
    at: '/vertical-cards',
    does: async () => {
      await press('Create Vertical Scroll Card')
      await submit({ Title: 'Cold brew is here' }, 'Confirm', await dialog())
    },
    says: 'Vertical Scroll Card Saved.',
    shows: 'Cold brew is here',
    holds: gets(cards, { title: 'Cold brew is here' }),
  },
  moveVerticalCard: {
    at: '/vertical-cards',
    does: async () => {
      await press('Actions for Order early')
      await press('Move down')
    },
    shows: 'Vertical Scroll Cards',
    holds: swaps(cards),
  },
  deleteVerticalCard: {
    at: '/vertical-cards',
    does: async () => {
      await press('Delete Title only')
      await confirm('Delete')
    },
    says: 'Vertical Scroll Card Saved.',
    shows: 'Vertical Scroll Cards',
    holds: loses(cards, 5),
  },
  createPromotion: {
    at: '/promotions/create',
    does: async () => {
      await pick('Type', 'FreeEmployeeBagsPromotion')
      await submit({ Name: 'Bags for all', 'Activation Code': 'BAGS' }, 'Save')
    },
    says: 'Promotion Created',
    shows: 'Bags for all',
    holds: gets(promotions, { name: 'Bags for all', type: 'FreeEmployeeBagsPromotion' }),
  },
  updatePromotion: {
    at: '/promotions/22',
    does: async () => {
      await press('Edit')
      await submit({ Name: 'Somebody can', 'Activation Code': 'AGAIN' }, 'Save')
    },
    says: 'Promotion Updated',
    shows: 'Somebody can',
    holds: becomes(
      () => call('getPromotion', { path: { id: 22 } }),
      ({ type, configuration, stores }) => ({
        name: 'Somebody can',
        activation_code: 'AGAIN',
        type,
        configuration,
        stores,
      }),
    ),
  },
  archivePromotion: {
    at: '/promotions/1',
    does: async () => {
      await press('Archive')
      await confirm()
    },
    says: 'Promotion Archived',
    shows: 'Promotions',
    holds: loses(promotions, 1),
  },
  addSubcategory: {
    at: '/menus?menu=all-day&category=1',
    does: async () => {
      await press('Add Subcategory')
      await submit({ Name: 'Flights' }, 'Confirm', await dialog('Add Subcategory'))
    },
    shows: 'Flights',
    holds: gets(subcategoriesOf(1), { name: 'Flights', products: [] }),
  },
  renameMenuCategory: {
    at: '/menus?menu=all-day&category=1',
    does: async () => {
      await press('Actions for Drinks')
      await press('Rename Category')
      await submit({ Name: 'Cups' }, 'Confirm', await dialog('Rename Category'))
    },
    shows: 'Cups',
    holds: changes(inList(menu, 1), { name: 'Cups' }),
  },
  moveMenuCategory: {
    at: '/menus?menu=all-day&category=6',
    does: async () => {
      await press('Actions for Food')
      await press('Move to the Right')
    },
    shows: 'Food',
    holds: becomes(menu, ([one, two, three, ...others]) =>
      [one, three, two, ...others].filter((category) => category !== undefined),
    ),
  },
  moveSubcategory: {
    at: '/menus?menu=all-day&category=6',
    does: async () => {
      await press('Actions for Bakery', await row('Bakery'))
      await press('Move down')
    },
    shows: 'Food',
    holds: becomes(subcategoriesOf(6), ([bakery, sandwiches, ...others]) =>
      [sandwiches, bakery, ...others].filter((one) => one !== undefined),
    ),
  },
  moveMenuProduct: {
    at: '/menus?menu=all-day&category=1',
    does: async () => {
      await press('Brewed Coffee')
      await press('Put Decaf Drip into another subcategory')
      await pick('Subcategory', 'Cold Coffee', await dialog())
      await confirm('Move')
    },
    shows: '10 products',
    holds: becomes(productsIn(1, 4), (before) => [...before, 30]),
  },
  removeMenuProduct: {
    at: '/menus?menu=all-day&category=6',
    does: async () => {
      await press('Sandwiches')
      await press('Remove Turkey Pesto Sandwich from Sandwiches')
    },
    shows: '6 products',
    holds: becomes(productsIn(6, 8), (before) => before.filter((id) => id !== 85)),
  },
  deleteSubcategory: {
    at: '/menus?menu=all-day&category=10',
    does: async () => {
      await press('Actions for Bottles', await row('Bottles'))
      await press('Delete')
      await confirm()
    },
    shows: 'To Go',
    holds: loses(subcategoriesOf(10), 11),
  },
  deleteMenuCategory: {
    at: '/menus?menu=all-day&category=13',
    does: async () => {
      await press('Actions for Shop')
      await press('Delete Category')
      await confirm()
    },
    shows: 'Cups',
    holds: loses(menu, 13),
  },
} satisfies Writes
