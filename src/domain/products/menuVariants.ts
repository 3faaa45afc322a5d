import { compareTexts } from '../sorting.ts'

interface NamedVariant {
  readonly sku: string | null
  /** Of values that are not void. Undefined if the host does not send them. */
  readonly value_names?: readonly string[]
}

/** 'Warmed'. The SKU if the host sends no values; empty for a variant without any. */
export function variantWords({ sku, value_names }: NamedVariant): string {
  return value_names?.join(', ') ?? sku ?? ''
}

/** 'Almond Croissant, Warmed' */
export function variantName(productName: string, variant: NamedVariant): string {
  return [productName, variantWords(variant)].filter(Boolean).join(', ')
}

interface SoldProduct {
  readonly product: {
    readonly id: number
    readonly name: string
    readonly product_type: string
    readonly inventory_control: string | null
    readonly variants: readonly (NamedVariant & { readonly id: number })[]
  }
}

interface Count {
  readonly variant_id: number
  readonly quantity_available: number
  readonly do_not_sell: boolean
}

export interface MenuVariant {
  readonly id: number
  readonly sku: string | null
  readonly words: string
  /** 'Almond Croissant, Warmed' */
  readonly name: string
  /** Null if the product is not counted. */
  readonly quantity: number | null
  readonly isSoldOut: boolean
}

export interface MenuProduct {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly variants: readonly MenuVariant[]
}

/** The menu with today's inventory, by name. A variant without a count is on sale: hosts list tracked ones only (AMB-104). */
export function menuProducts(
  sold: readonly SoldProduct[],
  inventory: readonly Count[],
): MenuProduct[] {
  const counts = new Map(inventory.map((count) => [Number(count.variant_id), count]))
  return sold
    .map(({ product: { id, name, product_type, inventory_control, variants } }) => ({
      id,
      name,
      type: product_type,
      variants: variants.map((variant) => {
        const count = counts.get(variant.id)
        return {
          id: variant.id,
          sku: variant.sku,
          words: variantWords(variant),
          name: variantName(name, variant),
          quantity: isTracked(inventory_control) ? (count?.quantity_available ?? 0) : null,
          isSoldOut: count?.do_not_sell ?? false,
        }
      }),
    }))
    .sort((one, other) => compareTexts(one.name, other.name) || one.id - other.id)
}

const isTracked = (control: string | null) => control === 'limited' || control === 'daily'

/** A whole product, or one of its variants. */
export interface SoldOutItem {
  readonly name: string
  readonly sku: string | null
  readonly variants: readonly MenuVariant[]
}

/** A product whose variants are all sold out is one item. */
export function soldOutItems(products: readonly MenuProduct[]): SoldOutItem[] {
  return products.flatMap(({ name, variants }): SoldOutItem[] => {
    const soldOut = variants.filter(({ isSoldOut }) => isSoldOut)
    if (soldOut.length > 1 && soldOut.length === variants.length)
      return [{ name, sku: null, variants }]
    return soldOut.map((variant) => ({ ...variant, variants: [variant] }))
  })
}
