import { z } from 'zod'
import type { Attribute } from '#api/attributes.ts'
import { cleanName } from '#domain/cleanName.ts'
import { draftsOf, repeatedNames } from '#domain/products/attributeValues.ts'
import { chosenProductType, requiredLine } from '#ui/form/schemas.ts'

const value = z
  .object({
    id: z.number(),
    name: z.string().transform(cleanName),
    is_void: z.boolean(),
    deleted: z.boolean(),
  })
  .refine(({ name, deleted }) => deleted || name !== '', {
    path: ['name'],
    message: 'Must provide a name.',
  })

/** Values have calls of their own. */
export const attributeSchema = z.object({
  name: requiredLine('Must provide a name.'),
  label: z.string().transform(cleanName),
  product_type: chosenProductType,
  is_adjective: z.boolean(),
  includes_goods: z.boolean(),
  modifier_attribute_id: z.number().nullable(),
  values: z.array(value).superRefine((drafts, context) => {
    for (const index of repeatedNames(drafts))
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'Another value of the attribute has this name.',
      })
  }),
})

export type AttributeValues = z.input<typeof attributeSchema>

export const attributeLabels: Record<keyof AttributeValues, string> = {
  name: 'Name',
  label: 'Label',
  product_type: 'Product Type',
  is_adjective: 'Is Adjective',
  includes_goods: 'Includes Goods',
  modifier_attribute_id: 'Modified By',
  values: 'Attribute Values',
}

export const newAttribute: AttributeValues = {
  name: '',
  label: '',
  product_type: null,
  is_adjective: false,
  includes_goods: false,
  modifier_attribute_id: null,
  values: [],
}

export function attributeFormValues(attribute: Attribute): AttributeValues {
  const { name, label, product_type, is_adjective, includes_goods } = attribute
  const { modifier_attribute_id, attribute_values } = attribute
  return {
    name,
    label,
    product_type,
    is_adjective,
    includes_goods,
    modifier_attribute_id,
    values: draftsOf(attribute_values),
  }
}
