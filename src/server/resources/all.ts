import type { AllHandlers } from '../handlers.ts'
import { attributeHandlers } from './attributes/attributes.ts'
import { attributeValueHandlers } from './attributes/attributeValues.ts'
import { customContentHandlers } from './custom-content/customContent.ts'
import { historyHandlers } from './history/history.ts'
import { startingInventoryHandlers } from './inventory/startingInventory.ts'
import { todaysInventoryHandlers } from './inventory/todaysInventory.ts'
import { menuHandlers } from './menus/menus.ts'
import { orderHandlers } from './orders/orders.ts'
import { receiptHandlers } from './orders/receipts.ts'
import { refundHandlers } from './orders/refunds.ts'
import { creditHandlers } from './people/credits.ts'
import { permissionHandlers } from './people/permissions.ts'
import { privacyHandlers } from './people/privacy.ts'
import { roleHandlers } from './people/roles.ts'
import { userHandlers } from './people/users.ts'
import { priceUpdateHandlers } from './price-updates/priceUpdates.ts'
import { addonHandlers } from './products/addons.ts'
import { netsuiteHandlers } from './products/netsuite.ts'
import { productCategoryHandlers } from './products/productCategories.ts'
import { productHandlers } from './products/products.ts'
import { storeProductHandlers } from './products/stores/storeProducts.ts'
import { cloneHandlers } from './products/variants/cloneAttributes.ts'
import { productAttributeHandlers } from './products/variants/productAttributes.ts'
import { productAttributeValueHandlers } from './products/variants/productAttributeValues.ts'
import { variantHandlers } from './products/variants/variants.ts'
import { vendorHandlers } from './products/vendors.ts'
import { promotionalCategoryHandlers } from './promotional-categories/promotionalCategories.ts'
import { audienceHandlers } from './promotions/audience.ts'
import { promotionHandlers } from './promotions/promotions.ts'
import { recommendationHandlers } from './recommendations/recommendations.ts'
import { recommendedProductHandlers } from './recommendations/recommendedProducts.ts'
import { reportHandlers } from './reports/reports.ts'
import { searchHandlers } from './search/search.ts'
import { passwordResetHandlers } from './session/passwordReset.ts'
import { sessionHandlers } from './session/session.ts'
import { storeHoursHandlers } from './stores/storeHours.ts'
import { storeMenuHandlers } from './stores/storeMenu.ts'
import { storeHandlers } from './stores/stores.ts'
import { surchargeHandlers } from './surcharges/surcharges.ts'
import { taxRateHandlers } from './surcharges/taxRates.ts'
import { tagHandlers } from './tags/tags.ts'
import { verticalCardHandlers } from './vertical-cards/verticalCards.ts'

export const handlers: AllHandlers = {
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...userHandlers,
  ...privacyHandlers,
  ...roleHandlers,
  ...permissionHandlers,
  ...attributeHandlers,
  ...attributeValueHandlers,
  ...cloneHandlers,
  ...creditHandlers,
  ...productAttributeHandlers,
  ...productAttributeValueHandlers,
  ...recommendationHandlers,
  ...recommendedProductHandlers,
  ...variantHandlers,
  ...addonHandlers,
  ...historyHandlers,
  ...startingInventoryHandlers,
  ...customContentHandlers,
  ...menuHandlers,
  ...netsuiteHandlers,
  ...orderHandlers,
  ...productCategoryHandlers,
  ...priceUpdateHandlers,
  ...productHandlers,
  ...promotionalCategoryHandlers,
  ...promotionHandlers,
  ...audienceHandlers,
  ...reportHandlers,
  ...receiptHandlers,
  ...refundHandlers,
  ...searchHandlers,
  ...storeHoursHandlers,
  ...storeMenuHandlers,
  ...todaysInventoryHandlers,
  ...storeProductHandlers,
  ...storeHandlers,
  ...surchargeHandlers,
  ...tagHandlers,
  ...taxRateHandlers,
  ...vendorHandlers,
  ...verticalCardHandlers,
}
