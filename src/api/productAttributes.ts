import { useQueryClient } from '@tanstack/react-query'
import { type Move, repositioned, sortOrderAfter } from '#domain/ordering.ts'
import { withDefault } from '#domain/products/attributes.ts'
import { call } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import { saveMove } from './core/saveMove.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type ProductAttribute = components['schemas']['ProductAttribute']
export type ProductAttributeValue = components['schemas']['ProductAttributeValue']

export const productAttributesQuery = (productId: number) =>
  operationQuery('listProductAttributes', { path: { id: productId } })

/** A write on a value takes its product attribute, because the variants of that product become stale (AMB-66). */

/** Adds it after the other attributes. */
export function useAddProductAttribute(product_id: number) {
  const client = useQueryClient()
  return useOperation('createProductAttribute', {
    send: (attribute_id: number, write) => {
      const rows = client.getQueryData(productAttributesQuery(product_id).queryKey) ?? []
      const sort_order = sortOrderAfter(rows)
      return write('createProductAttribute', { body: { attribute_id, product_id, sort_order } })
    },
  })
}

export function useMoveProductAttribute(productId: number) {
  const path = { id: productId }
  return useOperation('updateProductAttribute', {
    send: (move: Move, write) =>
      saveMove(
        {
          read: () => call('listProductAttributes', { path }),
          save: (row, sort_order) =>
            write('updateProductAttribute', { path: { id: row.id }, body: { ...row, sort_order } }),
        },
        move,
      ),
    optimistic: optimistic(
      'listProductAttributes',
      (rows, move: Move) => repositioned(rows, move),
      {
        path,
      },
    ),
    inTurn: orderOf(productId),
  })
}

const orderOf = (productId: number) => `order of product ${productId}`

type Owner = ProductAttribute | undefined

export function requireOwner(productAttribute: Owner): ProductAttribute {
  if (productAttribute) return productAttribute
  throw new Error('An attribute value of a product needs its product attribute.')
}

/** A new value is first and not the default. */
export const newProductAttributeValue = { sort_order: 0, is_default: false } as const

export function useAddProductAttributeValue(productAttribute: Owner) {
  return useOperation('createProductAttributeValue', {
    send: (attribute_value_id: number, write) => {
      const { id: product_attribute_id } = requireOwner(productAttribute)
      return write('createProductAttributeValue', {
        body: { attribute_value_id, product_attribute_id, ...newProductAttributeValue },
      })
    },
  })
}

export function useMoveProductAttributeValue(productAttribute: Owner) {
  return useOperation('updateProductAttributeValue', {
    send: (move: Move, write) =>
      saveMove(
        {
          read: () => valuesNow(productAttribute),
          save: (value, sort_order) =>
            write('updateProductAttributeValue', {
              path: { id: value.id },
              body: { ...value, sort_order },
            }),
        },
        move,
      ),
    ...showing(productAttribute, (values, move: Move) => repositioned(values, move)),
  })
}

/** Optimistic. Unsets the previous default; some hosts need a separate call for it. */
export function useDefaultProductAttributeValue(productAttribute: Owner) {
  return useOperation('updateProductAttributeValue', {
    send: async (id: number, write) => {
      const put = (value: ProductAttributeValue, is_default: boolean) =>
        write('updateProductAttributeValue', {
          path: { id: value.id },
          body: { ...value, is_default },
        })
      // The call takes the position too; another user may have moved the value.
      const now = (await valuesNow(productAttribute)).find((value) => value.id === id)
      if (!now) throw new ApiError(404, 'not_found', 'Somebody else has deleted this value.')
      const saved = await put(now, true)
      for (const value of await valuesNow(productAttribute))
        if (value.is_default && value.id !== id) await put(value, false)
      return saved
    },
    ...showing(productAttribute, (values, id: number) => withDefault(values, id)),
  })
}

async function valuesNow(productAttribute: Owner): Promise<readonly ProductAttributeValue[]> {
  const { id, product_id } = requireOwner(productAttribute)
  const list = await call('listProductAttributes', { path: { id: product_id } })
  return list.find((one) => one.id === id)?.product_attribute_values ?? []
}

/** Optimistic; changes of one product run one after another. */
function showing<Input>(
  productAttribute: Owner,
  change: (values: readonly ProductAttributeValue[], input: Input) => ProductAttributeValue[],
) {
  const { id, product_id } = requireOwner(productAttribute)
  const withValues = (list: readonly ProductAttribute[], input: Input) =>
    list.map((one) =>
      one.id === id
        ? { ...one, product_attribute_values: change(one.product_attribute_values, input) }
        : one,
    )
  return {
    optimistic: optimistic('listProductAttributes', withValues, { path: { id: product_id } }),
    inTurn: orderOf(product_id),
  }
}
