import { z } from 'zod'
import { productTypes } from '#domain/productWords.ts'
import { chosen } from '#ui/form/chosen.ts'

/** The type of products in a form, which has to be chosen. */
export const chosenProductType = chosen(
  z.enum(productTypes.map(({ value }) => value)),
  'Must select a type.',
)
