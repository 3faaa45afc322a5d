import { attribute_values, attributes } from '#server/database/schema/attributes.ts'
import { attributeData, type ValueData } from './attributeData.ts'
import type { SeedWorld } from './world.ts'

export interface SeededValue extends ValueData {
  readonly id: number
  readonly attributeId: number
}

export interface SeededAttribute {
  readonly id: number
  readonly name: string
  readonly values: readonly SeededValue[]
}

export async function seedAttributes(world: SeedWorld): Promise<readonly SeededAttribute[]> {
  let valueId = 0
  const seeded = attributeData.map((data, index) => ({
    id: index + 1,
    name: data.name,
    values: data.values.map((value) => {
      valueId += 1
      return { ...value, id: valueId, attributeId: index + 1 }
    }),
  }))
  await world.insert(
    attributes,
    attributeData.map((data, index) => ({
      id: index + 1,
      name: data.name,
      label: data.label,
      product_type: data.type,
      is_adjective: data.isAdjective,
      includes_goods: data.includesGoods,
      modifier_attribute_id: seeded.find((one) => one.name === data.modifier)?.id ?? null,
    })),
  )
  await world.insert(
    attribute_values,
    seeded.flatMap((attribute) =>
      attribute.values.map((value) => ({
        id: value.id,
        attribute_id: attribute.id,
        name: value.name,
        is_void: value.isVoid ?? false,
      })),
    ),
  )
  return seeded
}
