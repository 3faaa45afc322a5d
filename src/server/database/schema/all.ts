import * as attributes from './attributes.ts'
import * as content from './content.ts'
import * as files from './files.ts'
import * as menus from './menus.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as priceUpdates from './priceUpdates.ts'
import * as products from './products.ts'
import * as vendors from './products.ts'
import * as promotions from './promotions.ts'
import * as recommendations from './recommendations.ts'
import * as revisions from './revisions.ts'
import * as session from './session.ts'
import * as storeProducts from './storeProducts.ts'
import * as stores from './stores.ts'
import * as taxes from './taxes.ts'

export const schema = {
  ...attributes,
  ...content,
  ...files,
  ...menus,
  ...orders,
  ...people,
  ...priceUpdates,
  ...products,
  ...promotions,
  ...recommendations,
  ...revisions,
  ...session,
  ...storeProducts,
  ...stores,
  ...taxes,
  ...vendors,
}
