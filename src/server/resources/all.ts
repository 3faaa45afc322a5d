import type { Handlers } from '../handlers.ts'
import { addonHandlers } from './addons.ts'
import { attributeHandlers } from './attributes.ts'
import { attributeValueHandlers } from './attributeValues.ts'
import { cloneHandlers } from './cloneAttributes.ts'
import { menuHandlers } from './menus.ts'
import { netsuiteHandlers } from './netsuite.ts'
import { passwordResetHandlers } from './passwordReset.ts'
import { permissionHandlers } from './permissions.ts'
import { privacyHandlers } from './privacy.ts'
import { productAttributeHandlers } from './productAttributes.ts'
import { productAttributeValueHandlers } from './productAttributeValues.ts'
import { productCategoryHandlers } from './productCategories.ts'
import { productHandlers } from './products.ts'
import { promotionalCategoryHandlers } from './promotionalCategories.ts'
import { promotionHandlers } from './promotions.ts'
import { recommendationHandlers } from './recommendations.ts'
import { recommendedProductHandlers } from './recommendedProducts.ts'
import { roleHandlers } from './roles.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { storeHoursHandlers } from './storeHours.ts'
import { storeProductHandlers } from './storeProducts.ts'
import { storeReadHandlers } from './storeReads.ts'
import { tagHandlers } from './tags.ts'
import { userHandlers } from './users.ts'
import { variantHandlers } from './variants.ts'
import { vendorHandlers } from './vendors.ts'

/** Every handler by operationId; what is missing answers 501 (see `notImplemented` in app.ts). */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...userHandlers,
  ...privacyHandlers,
  ...roleHandlers,
  ...permissionHandlers,
  ...attributeHandlers,
  ...attributeValueHandlers,
  ...cloneHandlers,
  ...productAttributeHandlers,
  ...productAttributeValueHandlers,
  ...recommendationHandlers,
  ...recommendedProductHandlers,
  ...variantHandlers,
  ...addonHandlers,
  ...menuHandlers,
  ...netsuiteHandlers,
  ...productCategoryHandlers,
  ...productHandlers,
  ...promotionalCategoryHandlers,
  ...promotionHandlers,
  ...searchHandlers,
  ...storeHoursHandlers,
  ...storeProductHandlers,
  ...storeReadHandlers,
  ...tagHandlers,
  ...vendorHandlers,
}
