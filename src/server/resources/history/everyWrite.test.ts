import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { AnyRequest } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { loadContract } from '#server/contract.ts'
import { exampleRequest } from '#server/testing/exampleRequest.ts'
import { rows } from '../../database/database.ts'
import { touchOf } from './touches.ts'

const p4 = freshP4()
const owner = () => p4.as('owner')
const email = 'vera.abbott.84@mail.example'
const customer = { path: { id: 84 }, body: { email } }
const prices = new File(['variant_id,store_id,price\n1,1,991\n'], 'prices.csv')

/** Where the contract's example does not suit the demo data. */
const requests: { readonly [Id in OperationId]?: () => Promise<AnyRequest> } = {
  updateUser: async () => ({ path: { id: 84 }, body: { phone_number: '+14155550142' } }),
  updateUserPhoto: async () => ({ path: { id: 84 }, body: { image_data: onePixelPng } }),
  deleteUser: async () => customer,
  exportUser: async () => customer,
  updateRole: async () => {
    const { id } = await owner().ok('createRole', { body: { role: 'roaster' } })
    return { path: { id }, body: { role: 'roaster', permission_ids: [1] } }
  },
  updatePermission: async () => ({
    path: { id: 3 },
    body: { permission: await permissionName(3) },
  }),
  createProduct: async () => ({
    body: { product_type: 'bag', name: 'Beans', square_sku: 'BEANS-1', price: 1500 },
  }),
  updateProduct: async () => {
    const stored = await owner().ok('getProduct', { path: { id: 1 } })
    return { path: { id: 1 }, body: { ...stored, name: 'Other', is_seasonal: !stored.is_seasonal } }
  },
  patchProduct: async () => ({
    path: { id: 1 },
    body: { archived_at: '2026-03-04T17:05:00.000Z' },
  }),
  cloneAttributeValues: async () => {
    const id = await newProduct()
    await owner().ok('cloneProductAttributes', { body: { product_id: id, clone_product_id: 1 } })
    const [attribute] = await owner().ok('listProductAttributes', { path: { id } })
    const value = attribute?.product_attribute_values.find(({ is_default }) => !is_default)
    await owner().ok('deleteProductAttributeValue', { path: { id: value?.id ?? 0 } })
    return { path: { id }, body: { source_product_id: 1 } }
  },
  addProductToAllStores: async () => ({ path: { id: await newProduct() } }),
  updateProductAttribute: async () => {
    const product_id = await newProduct()
    await owner().ok('createProductAttribute', { body: { product_id, attribute_id: 1 } })
    const last = { product_id, attribute_id: 2 }
    const { id } = await owner().ok('createProductAttribute', { body: last })
    return { path: { id }, body: { sort_order: 0 } }
  },
  updateProductAttributeValue: async () => ({
    path: { id: 1 },
    body: { sort_order: 1, is_default: true },
  }),
  patchStore: async () => ({ path: { id: 1 }, body: { area: 'Other' } }),
  setStoreOnline: async () => {
    const { online } = await owner().ok('getStoreStatus', { path: { storeId: 1 } })
    return { path: { storeId: 1 }, body: { online: !online } }
  },
  addStoreHours: async () => ({
    path: { id: 1 },
    body: {
      store_hours: [
        { override_date: '2026-08-12 00:00:00', day_of_week: 'wednesday', is_closed: true },
      ],
    },
  }),
  createVariant: async () => ({
    body: { product_id: await newProduct(), sku: 'NEW-SKU', attribute_values: [] },
  }),
  updateVariant: async () => {
    const [variant] = await owner().ok('listProductVariants', { path: { id: 1 } })
    return { path: { id: variant?.id ?? 0 }, body: { ...variant, sku: 'OTHER-SKU' } }
  },
  createPromotionalCategory: async () => ({ body: { name: 'New' } }),
  updatePromotionalCategory: async () => ({ path: { id: 1 }, body: { name: 'Other' } }),
  createAttributeValue: async () => ({ body: { attribute_id: 1, name: 'New' } }),
  createProductAttributeValue: async () => {
    const product_id = await newProduct()
    const [attribute] = await owner().ok('listAttributes')
    const { id } = await owner().ok('createProductAttribute', {
      body: { product_id, attribute_id: attribute?.id ?? 0 },
    })
    const attribute_value_id = attribute?.attribute_values[0]?.id ?? 0
    return { body: { product_attribute_id: id, attribute_value_id } }
  },
  createTag: async () => ({ body: { name: 'New', is_allergen: false } }),
  deleteRecommendedProduct: async () => ({ path: { id: 1 }, body: { id: 1 } }),
  createStore: async () => ({
    body: { name: 'New', netsuite_id: '99', time_zone: 'America/Los_Angeles' },
  }),
  updateStoreInventory: async () => ({
    path: await countedVariant(),
    body: { adjust_quantity: 1 },
  }),
  updateInitialInventory: async () => {
    const { storeId, variantId } = await countedVariant()
    return {
      path: { id: storeId },
      body: { rows: [{ variant_id: variantId, day: 'monday', quantity: 991 }] },
    }
  },
  updateStoreTaxRates: async () => ({ path: { id: 1 }, body: { tax_rates: [] } }),
  createSurcharge: async () => ({ body: { name: 'Beans Fee', flat_rate: 10 } }),
  updateSurcharge: async () => ({ path: { id: await newSurcharge() }, body: { name: 'Fee' } }),
  deleteSurcharge: async () => ({
    path: { id: await newSurcharge() },
    body: { confirm: 'Beans Fee' },
  }),
  refundOrder: async () => {
    const { products } = await owner().ok('getOrder', { path: { orderId: 12990 } })
    const order_product_ids = Object.keys(products).map(Number)
    return { path: { id: 12990 }, body: { order_product_ids, reason_id: 1 } }
  },
  resendRefundReceipts: async () => {
    const refund = await requests.refundOrder?.()
    await owner().call('refundOrder', refund)
    return { path: { id: 12990 } }
  },
  updateCredit: async () => ({
    path: await newCredit(),
    body: { amount: 300, product_type: 'food' },
  }),
  deleteCredit: async () => ({ path: await newCredit() }),
  updateCustomContent: async () => ({ path: { id: 1 }, body: { title: 'Other', body: 'Text' } }),
  updateMenuCategories: async () => {
    const tree = await owner().ok('getMenuCategories', { path: { menuSlug: 'all-day' } })
    return { path: { menuSlug: 'all-day' }, body: tree.toReversed() }
  },
  syncDefaultMenu: async () => {
    await owner().ok('patchProduct', { path: { id: 1 }, body: { on_default_menu: true } })
    await owner().call('deleteStoreProduct', { path: { storeId: 1, productId: 1 } })
    return { path: { id: 1 } }
  },
  importPrices: async () => ({ body: { plus: prices } }),
}

async function newProduct() {
  const request = await requests.createProduct?.()
  const { body } = await owner().call('createProduct', request)
  return z.object({ id: z.number() }).parse(body).id
}

async function permissionName(id: number) {
  return (await owner().ok('getPermission', { path: { id } })).permission
}

async function newSurcharge() {
  const { id } = await owner().ok('createSurcharge', { body: { name: 'Beans Fee', flat_rate: 10 } })
  return id
}

async function newCredit() {
  const body = { amount: 200, product_type: 'beverage' } as const
  const { credit } = await owner().ok('createCredit', { path: { id: 84 }, body })
  return { id: 84, creditId: credit.id }
}

async function countedVariant() {
  const sold = await owner().ok('listProductsAtStore', { path: { id: 1 } })
  const counted = sold.find(({ product }) => product.inventory_control === 'daily')
  return { storeId: 1, variantId: counted?.product.variants[0]?.id ?? 0 }
}

/** No row: the file is read, not stored. */
const unaudited: readonly OperationId[] = ['uploadPromotionAudience']

const writes = loadContract().operations.filter(
  ({ id, effect, permission }) => effect && permission !== 'public' && !unaudited.includes(id),
)

test.each(writes)('AMB-279: $id leaves an audit row, and its changes', async ({ id }) => {
  const subject = { storeId: 1, orderId: 12990, userId: 84, recordId: 1 }
  const request = (await requests[id]?.()) ?? exampleRequest(id, subject)
  const { status, body } = await owner().call(id, request)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  const [kept] = await rows(
    p4.database.reads,
    sql`select (select count(*) from audit_rows where operation_id = ${id})::integer as audited,
          (select count(*) from history_rows where operation_id = ${id})::integer as changes`,
    z.object({ audited: z.number(), changes: z.number() }),
  )
  expect(kept?.audited).toBeGreaterThan(0)
  const isKept = touchOf[id] || id === 'importPrices'
  expect(kept?.changes)[isKept ? 'toBeGreaterThan' : 'toBe'](0)
})
