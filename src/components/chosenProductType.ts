import { z } from 'zod'
import { productTypeValues } from '#domain/products/productWords.ts'
import { chosen } from '#ui/form/schemas.ts'

export const chosenProductType = chosen(z.enum(productTypeValues), 'Must select a type.')
