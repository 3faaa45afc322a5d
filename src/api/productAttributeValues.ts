/**
 * The values on offer for an attribute of a product. Every action takes the product attribute they belong
 * to: its product's variants have to be read again (VAR-12, AMB-66).
 */
import { useQueryClient } from '@tanstack/react-query'
import { withDefault } from '#domain/attributes.ts'
import { inPlace, type Move, withPlaced } from '#domain/ordering.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import {
  orderOf,
  type ProductAttribute,
  productAttributesQuery,
  readProductAttributes,
} from './productAttributes.ts'
import { useOperation } from './query.ts'
import { saveMove } from './saveMove.ts'
import type { components } from './schema.gen.ts'

export type ProductAttributeValue = components['schemas']['ProductAttributeValue']

type Owner = ProductAttribute | undefined

/** @throws Error without the product attribute (VAR-12). */
export function requireOwner(productAttribute: Owner): ProductAttribute {
  if (productAttribute) return productAttribute
  throw new Error('An attribute value of a product needs its product attribute.')
}

/** A value that is new on a product: first in order and no default, until somebody says so (VAR-06). */
export const newProductAttributeValue = { sort_order: 0, is_default: false } as const

/** Offers a value (API-49). */
export function useAddProductAttributeValue(productAttribute: Owner) {
  const client = useQueryClient()
  const operation = useOperation('createProductAttributeValue')
  return {
    pending: operation.isPending,
    add: async (attribute_value_id: number): Promise<ProductAttributeValue> => {
      const { id, product_id } = requireOwner(productAttribute)
      const made = await operation.mutateAsync({
        body: { attribute_value_id, product_attribute_id: id, ...newProductAttributeValue },
      })
      client.setQueryData(productAttributesQuery(product_id).queryKey, (list) =>
        list?.map((one) => withValues(one, id, (values) => withPlaced(values, made))),
      )
      return made
    },
  }
}

/** Withdraws a value (API-51). */
export function useDeleteProductAttributeValue(productAttribute: Owner) {
  const client = useQueryClient()
  const operation = useOperation('deleteProductAttributeValue')
  return async (valueId: number): Promise<void> => {
    const { id, product_id } = requireOwner(productAttribute)
    await operation.mutateAsync({ path: { id: valueId } })
    client.setQueryData(productAttributesQuery(product_id).queryKey, (list) =>
      list?.map((one) =>
        withValues(one, id, (values) => values.filter((value) => value.id !== valueId)),
      ),
    )
  }
}

/** Moves a value within its attribute, and shows it at once (API-50, VAR-07). */
export function useMoveProductAttributeValue(productAttribute: Owner) {
  const operation = useJointOperation(
    'updateProductAttributeValue',
    (move: Move) =>
      saveMove(
        {
          read: () => valuesNow(productAttribute),
          save: (value, sort_order) => saveValue({ ...value, sort_order }),
        },
        move,
      ),
    showing(productAttribute, (values, move: Move) => inPlace(values, move)),
  )
  return operation.mutate
}

/** Makes a value the default, which ends it for the others, and shows it at once (VAR-08). */
export function useDefaultProductAttributeValue(productAttribute: Owner) {
  const operation = useJointOperation(
    'updateProductAttributeValue',
    async (valueId: number) => {
      // Its place is sent along: the one it has by now, which somebody may just have changed.
      const now = (await valuesNow(productAttribute)).find(({ id }) => id === valueId)
      if (!now) throw new ApiError(404, 'not_found', 'Somebody else has deleted this value.')
      return saveValue({ ...now, is_default: true })
    },
    showing(productAttribute, (values, valueId: number) => withDefault(values, valueId)),
  )
  return operation.mutate
}

/** Sends the whole of it (API-50): a host that replaces what it is sent loses nothing. */
function saveValue(value: ProductAttributeValue) {
  return call('updateProductAttributeValue', { path: { id: value.id }, body: value })
}

/** The values as the server has them now. */
async function valuesNow(productAttribute: Owner): Promise<ProductAttributeValue[]> {
  const { id, product_id } = requireOwner(productAttribute)
  const list = await readProductAttributes(product_id)
  return list.find((one) => one.id === id)?.product_attribute_values ?? []
}

type Values = readonly ProductAttributeValue[]

/** Shows a change of the values before it is confirmed; changes of one product follow one another. */
function showing<Input>(
  productAttribute: Owner,
  change: (values: Values, input: Input) => ProductAttributeValue[],
) {
  const { id, product_id } = requireOwner(productAttribute)
  return {
    optimistic: optimistic<Input>({
      keys: () => [productAttributesQuery(product_id).queryKey],
      apply: (answer, input) =>
        Array.isArray(answer)
          ? answer.map((one: ProductAttribute) =>
              withValues(one, id, (values) => change(values, input)),
            )
          : answer,
    }),
    inTurn: orderOf(product_id),
  }
}

/** The product attribute with other values, if it is this one. */
function withValues(
  one: ProductAttribute,
  id: number,
  change: (values: Values) => ProductAttributeValue[],
): ProductAttribute {
  if (one.id !== id) return one
  return { ...one, product_attribute_values: change(one.product_attribute_values) }
}
