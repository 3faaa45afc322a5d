import { useQueryClient } from '@tanstack/react-query'
import { bySortOrder, inPlace, type Move, sortOrderAfter } from '#domain/ordering.ts'
import { call } from './client.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import { operationQuery, useOperation } from './query.ts'
import { saveMove } from './saveMove.ts'
import type { components } from './schema.gen.ts'

export type ProductAttribute = components['schemas']['ProductAttribute']

/** The attributes of a product with the values on offer, both in their order (API-31). */
export const productAttributesQuery = (productId: number) =>
  operationQuery('listProductAttributes', { path: { id: productId } })

/** The attributes of a product as the server has them now, without touching what is shown. */
export const readProductAttributes = (productId: number): Promise<ProductAttribute[]> =>
  call('listProductAttributes', { path: { id: productId } })

/** Puts an attribute on a product, after those it has (API-45). */
export function useAddProductAttribute(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('createProductAttribute')
  const { queryKey } = productAttributesQuery(productId)
  return {
    pending: operation.isPending,
    add: async (attribute_id: number): Promise<ProductAttribute> => {
      const sort_order = sortOrderAfter(client.getQueryData(queryKey) ?? [])
      const made = await operation.mutateAsync({
        body: { attribute_id, product_id: productId, sort_order },
      })
      client.setQueryData(queryKey, (list) => list && [...list, made].sort(bySortOrder))
      return made
    },
  }
}

/** Takes an attribute off a product (API-47). */
export function useDeleteProductAttribute(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('deleteProductAttribute')
  return async (id: number): Promise<void> => {
    await operation.mutateAsync({ path: { id } })
    client.setQueryData(productAttributesQuery(productId).queryKey, (list) =>
      list?.filter((one) => one.id !== id),
    )
  }
}

/** Moves an attribute within its product, and shows it at once (API-46, VAR-07). */
export function useMoveProductAttribute(productId: number) {
  const operation = useJointOperation(
    'updateProductAttribute',
    (move: Move) =>
      saveMove(
        {
          read: () => readProductAttributes(productId),
          // The whole of it (API-46): a host that replaces what it is sent loses nothing.
          save: (row, sort_order) =>
            call('updateProductAttribute', { path: { id: row.id }, body: { ...row, sort_order } }),
        },
        move,
      ),
    {
      optimistic: optimistic<Move>({
        keys: () => [productAttributesQuery(productId).queryKey],
        apply: (answer, move) => (Array.isArray(answer) ? inPlace(answer, move) : answer),
      }),
      inTurn: orderOf(productId),
    },
  )
  return operation.mutate
}

/** Changes of a product's orders and defaults wait for each other under this name. */
export const orderOf = (productId: number) => `order of product ${productId}`

/** Takes attributes, or the values of those both have, over from another product (AMB-64). */
export function useCloneAttributes(productId: number) {
  const attributes = useOperation('cloneProductAttributes')
  const values = useOperation('cloneAttributeValues')
  return {
    pending: attributes.isPending || values.isPending,
    error: attributes.error ?? values.error,
    cloneAttributes: (from: number): Promise<unknown> => {
      values.reset()
      return attributes.mutateAsync({ body: { product_id: productId, clone_product_id: from } })
    },
    cloneValues: (from: number): Promise<unknown> => {
      attributes.reset()
      return values.mutateAsync({ path: { id: productId }, body: { source_product_id: from } })
    },
  }
}
