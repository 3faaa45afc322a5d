import type { components } from '#api/core/schema.gen.ts'
import type { Tx } from '../../database/database.ts'
import {
  addons,
  product_addons,
  product_promotional_categories,
  product_tags,
  promotional_categories,
  tags,
} from '../../database/schema/products.ts'
import { conflict } from '../../errors.ts'
import { idsOf, requireKnown, setLinks } from '../../references.ts'

export type ProductFields = components['schemas']['ProductFields']

export const skuTaken = {
  products_square_sku_unique: conflict('This SKU belongs to another product.', 'square_sku'),
}

/** `cleared` (PUT) empties omitted optional fields (AMB-54). */
export function productColumnValues(
  fields: ProductFields,
  { cleared }: { readonly cleared: boolean },
) {
  const optional = <T>(value: T | null | undefined) =>
    cleared && value === undefined ? null : value
  return {
    product_type: fields.product_type,
    name: fields.name,
    price: fields.price,
    square_sku: fields.square_sku,
    description: optional(fields.description),
    calories: optional(fields.calories),
    mobile_menu_format: optional(fields.mobile_menu_format),
    prep_time: optional(fields.prep_time),
    on_default_menu: fields.on_default_menu,
    foreground_color: optional(fields.foreground_color),
    background_color: optional(fields.background_color),
    tertiary_color: optional(fields.tertiary_color),
    inventory_control: fields.inventory_control,
    is_seasonal: fields.is_seasonal,
    netsuite_account_id: optional(fields.netsuite_account_id),
  }
}

/** Undefined keeps the list. */
interface ProductLists {
  readonly addons: number[] | undefined
  readonly tags: number[] | undefined
  readonly promotional_categories: number[] | undefined
}

/** `cleared` (PUT) empties omitted lists (AMB-54). Throws 400. */
export async function listsOf(
  tx: Tx,
  fields: ProductFields,
  { cleared }: { readonly cleared: boolean },
): Promise<ProductLists> {
  const ids = (mentions: ProductFields['tags']) =>
    mentions ? idsOf(mentions) : cleared ? [] : undefined
  const lists = {
    addons: ids(fields.addons),
    tags: ids(fields.tags),
    promotional_categories: ids(fields.promotional_categories),
  }
  await requireKnown(tx, addons, lists.addons ?? [], { path: 'addons', what: 'addon' })
  await requireKnown(tx, tags, lists.tags ?? [], { path: 'tags', what: 'tag' })
  await requireKnown(tx, promotional_categories, lists.promotional_categories ?? [], {
    path: 'promotional_categories',
    what: 'promotional category',
  })
  return lists
}

export async function saveProductLists(tx: Tx, id: number, lists: ProductLists): Promise<void> {
  await setLinks(
    tx,
    { owner: product_addons.product_id, linked: product_addons.addon_id },
    id,
    lists.addons,
  )
  await setLinks(
    tx,
    { owner: product_tags.product_id, linked: product_tags.tag_id },
    id,
    lists.tags,
  )
  await setLinks(
    tx,
    {
      owner: product_promotional_categories.product_id,
      linked: product_promotional_categories.promotional_category_id,
    },
    id,
    lists.promotional_categories,
  )
}
