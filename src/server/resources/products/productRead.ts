import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import {
  product_attribute_values,
  product_attributes,
  variants,
} from '../../database/schema/attributes.ts'
import {
  addons,
  product_addons,
  product_promotional_categories,
  product_tags,
  products,
  promotional_categories,
  tags,
} from '../../database/schema/products.ts'
import type { JsonText } from '../../handlers.ts'
import { recordOf } from '../records.ts'
import { productAttributesJson } from './variants/productAttributes.ts'

export const productTables = [
  products,
  addons,
  product_addons,
  tags,
  product_tags,
  promotional_categories,
  product_promotional_categories,
  product_attributes,
  product_attribute_values,
  variants,
]

export function readProduct(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(
    tx,
    'product',
    sql`select p.id, p.product_type, p.name, p.price, p.square_sku, p.description, p.calories,
            p.mobile_menu_format, p.prep_time, p.on_default_menu, p.image_url,
            p.foreground_color, p.background_color, p.tertiary_color,
            ${addonsOfProduct} as addons, p.inventory_control, p.is_seasonal,
            ${tagsOfProduct} as tags, p.netsuite_account_id,
            ${categoriesOfProduct} as promotional_categories,
            iso(p.archived_at) as archived_at, p.archived_at is not null as archived,
            ${productAttributesJson(sql`p.id`)} as product_attributes, ${variantsOfProduct} as variants
          from products p where p.id = ${id}`,
  )
}

const addonsOfProduct = sql`(
  select coalesce(json_agg(addon), '[]') from (
    select a.id, a.name, a.icon_image_url
    from product_addons pa join addons a on a.id = pa.addon_id
    where pa.product_id = p.id order by lower(a.name), a.id) addon)`

const tagsOfProduct = sql`(
  select coalesce(json_agg(tag), '[]') from (
    select t.id, t.name from product_tags pt join tags t on t.id = pt.tag_id
    where pt.product_id = p.id order by lower(t.name), t.id) tag)`

const categoriesOfProduct = sql`(
  select coalesce(json_agg(category), '[]') from (
    select c.id, c.name from product_promotional_categories pc
    join promotional_categories c on c.id = pc.promotional_category_id
    where pc.product_id = p.id order by lower(c.name), c.id) category)`

const variantsOfProduct = sql`(
  select coalesce(json_agg(variant), '[]') from (
    select v.id, v.sku from variants v where v.product_id = p.id order by v.id) variant)`
