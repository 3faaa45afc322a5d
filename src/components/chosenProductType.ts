import { z } from 'zod'
import type { ProductType } from '#api/products.ts'
import { productTypes } from '#domain/productWords.ts'

/** The type of products in a form, which has to be chosen. */
export const chosenProductType = z
  .enum(productTypes.map(({ value }) => value))
  .nullable()
  .transform((type, context): ProductType => {
    if (type) return type
    context.addIssue({ code: 'custom', message: 'Must select a type.' })
    return z.NEVER
  })
