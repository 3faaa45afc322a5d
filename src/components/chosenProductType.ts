import { z } from 'zod'
import { productTypeValues } from '#domain/productWords.ts'
import { chosen } from '#ui/form/chosen.ts'

/** The type of products in a form, which has to be chosen. */
export const chosenProductType = chosen(z.enum(productTypeValues), 'Must select a type.')
