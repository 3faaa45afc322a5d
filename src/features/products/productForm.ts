import { z } from 'zod'
import type { Addon } from '#api/addons.ts'
import type { Product, ProductInput } from '#api/products.ts'
import type { PromotionalCategory } from '#api/promotionalCategories.ts'
import { copyName } from '#domain/copyName.ts'
import { colourToSend, colourToType } from '#domain/formats.ts'
import { centsText } from '#domain/prices/money.ts'
import { inventoryControlValues } from '#domain/products/productWords.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { chosenProductType, moneySchema, requiredLine } from '#ui/form/schemas.ts'

type ProductTag = Product['tags'][number]

/** A save sends the chosen ones as whole records (AMB-56). */
export interface ProductChoices {
  readonly tags: readonly ProductTag[]
  readonly addons: readonly Addon[]
  readonly promotionalCategories: readonly PromotionalCategory[]
}

const priceLabel = 'Base Price in Cents'
const ids = z.array(z.number())
const image = z.custom<ImageValue>()

// In screen order: the first error belongs to the first field.
const fields = z.object({
  image,
  product_type: chosenProductType,
  name: requiredLine('Must provide a name.'),
  price: moneySchema(priceLabel),
  tags: ids,
  square_sku: requiredLine('Must provide a SKU.'),
  netsuite_account_id: z.string().nullable(),
  description: z.string(),
  foreground_color: z.string(),
  background_color: z.string(),
  tertiary_color: z.string(),
  calories: z.string(),
  prep_time: z.string().trim().refine(isNumber, 'Invalid prep time.'),
  on_default_menu: z.boolean(),
  inventory_control: z.enum(inventoryControlValues),
  is_seasonal: z.boolean(),
  promotional_categories: ids,
  addons: ids,
  mobile_menu_format: z.string(),
})

export function productSchema(choices: ProductChoices) {
  return fields.transform((values) => bodyOf(values, choices))
}

function bodyOf(values: z.output<typeof fields>, choices: ProductChoices): ProductInput {
  const { image: picture, tags, promotional_categories, addons, ...plain } = values
  return {
    ...plain,
    // undefined means unset (AMB-54).
    netsuite_account_id: plain.netsuite_account_id ?? undefined,
    description: plain.description || undefined,
    foreground_color: colourToSend(plain.foreground_color),
    background_color: colourToSend(plain.background_color),
    tertiary_color: colourToSend(plain.tertiary_color),
    calories: plain.calories || undefined,
    prep_time: plain.prep_time === '' ? undefined : Math.trunc(Number(plain.prep_time)),
    mobile_menu_format: plain.mobile_menu_format || undefined,
    tags: recordsOf(tags, choices.tags).map(mention),
    promotional_categories: recordsOf(promotional_categories, choices.promotionalCategories).map(
      mention,
    ),
    addons: recordsOf(addons, choices.addons),
    ...(picture && { product_image_data: picture.data, image_filename: picture.filename }),
  }
}

export type ProductValues = z.input<ReturnType<typeof productSchema>>

export const productLabels: Record<keyof ProductValues, string> = {
  image: 'Image',
  product_type: 'Product Type',
  name: 'Name',
  price: priceLabel,
  tags: 'Tags',
  square_sku: 'SKU',
  netsuite_account_id: 'Netsuite Account',
  description: 'Description',
  foreground_color: 'Foreground Color',
  background_color: 'Background Color',
  tertiary_color: 'Tertiary Color',
  calories: 'Calories',
  prep_time: 'Prep Time',
  on_default_menu: 'Show on the Default Menu',
  inventory_control: 'Inventory Control',
  is_seasonal: 'Seasonal/Promotional Product',
  promotional_categories: 'Promotional Categories',
  addons: 'Addons',
  mobile_menu_format: 'Mobile Menu',
}

export const newProduct: ProductValues = {
  image: undefined,
  product_type: null,
  name: '',
  price: '0',
  tags: [],
  square_sku: '',
  netsuite_account_id: null,
  description: '',
  foreground_color: '',
  background_color: '',
  tertiary_color: '',
  calories: '',
  prep_time: '',
  on_default_menu: false,
  inventory_control: 'unlimited',
  is_seasonal: false,
  promotional_categories: [],
  addons: [],
  mobile_menu_format: '',
}

export function productFormValues(product: Product): ProductValues {
  return {
    image: undefined,
    product_type: product.product_type,
    name: product.name,
    price: centsText(product.price),
    tags: product.tags.map(({ id }) => id),
    square_sku: product.square_sku ?? '',
    netsuite_account_id: product.netsuite_account_id,
    description: product.description ?? '',
    foreground_color: colourToType(product.foreground_color),
    background_color: colourToType(product.background_color),
    tertiary_color: colourToType(product.tertiary_color),
    calories: product.calories ?? '',
    prep_time: product.prep_time === null ? '' : String(product.prep_time),
    on_default_menu: product.on_default_menu,
    inventory_control: product.inventory_control,
    is_seasonal: product.is_seasonal,
    promotional_categories: product.promotional_categories.map(({ id }) => id),
    addons: product.addons.map(({ id }) => id),
    mobile_menu_format: product.mobile_menu_format ?? '',
  }
}

/** Without the SKU, which belongs to one product, and without the picture, which no call reads. */
export function copiedProduct(product: Product, names: readonly string[]): ProductValues {
  return { ...productFormValues(product), name: copyName(product.name, names), square_sku: '' }
}

/** Adds what the product refers to and can no longer be chosen. */
export function choicesWith(choices: ProductChoices, product: Product | null): ProductChoices {
  if (!product) return choices
  return {
    tags: withOwn(choices.tags, product.tags),
    addons: withOwn(choices.addons, product.addons),
    promotionalCategories: withOwn(choices.promotionalCategories, product.promotional_categories),
  }
}

function withOwn<One extends { readonly id: number }>(
  all: readonly One[],
  own: readonly One[],
): readonly One[] {
  return [...all, ...own.filter(({ id }) => all.every((other) => other.id !== id))]
}

function recordsOf<One extends { readonly id: number }>(
  chosen: readonly number[],
  known: readonly One[],
): One[] {
  return chosen.flatMap((id) => known.find((one) => one.id === id) ?? [])
}

function mention({ id, name }: { id: number; name: string }) {
  return { id, name }
}

function isNumber(text: string): boolean {
  return text === '' || Number.isFinite(Number(text))
}
