import type { Handlers } from '../handlers.ts'
import { attributeHandlers } from './attributes.ts'
import { attributeValueHandlers } from './attributeValues.ts'
import { cloneHandlers } from './cloneAttributes.ts'
import { productAttributeHandlers } from './productAttributes.ts'
import { productAttributeValueHandlers } from './productAttributeValues.ts'
import { recommendationHandlers } from './recommendations.ts'
import { recommendedProductHandlers } from './recommendedProducts.ts'
import { variantHandlers } from './variants.ts'

/** Every handler by operationId; what is missing answers 501 (see `notImplemented` in app.ts). */
export const handlers: Handlers = {
  ...attributeHandlers,
  ...attributeValueHandlers,
  ...cloneHandlers,
  ...productAttributeHandlers,
  ...productAttributeValueHandlers,
  ...recommendationHandlers,
  ...recommendedProductHandlers,
  ...variantHandlers,
}
