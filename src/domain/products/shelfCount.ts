import type { MenuProduct, MenuVariant } from './menuVariants.ts'
import { productTypes } from './productWords.ts'

/** The counted variants of one product type. */
interface Shelf {
  readonly type: string
  readonly label: string
  readonly variants: readonly MenuVariant[]
}

/** In the order of the product types; unknown types come last. */
export function shelvesOf(products: readonly MenuProduct[]): Shelf[] {
  const labels = new Map<string, string>(productTypes.map(({ value, label }) => [value, label]))
  const types = new Set([...labels.keys(), ...products.map(({ type }) => type)])
  return [...types].flatMap((type) => {
    const variants = products
      .filter((product) => product.type === type)
      .flatMap((product) => product.variants)
      .filter(({ quantity }) => quantity !== null)
    return variants.length > 0 ? [{ type, label: labels.get(type) ?? type, variants }] : []
  })
}

/**
 * The variant to count after `from`, or the first one. Skipped variants come up again after the others; null
 * once everything is counted.
 */
export function nextToCount(
  shelf: readonly number[],
  counted: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
  from: number | null,
): number | null {
  const start = from === null ? 0 : shelf.indexOf(from) + 1
  const uncounted = [...shelf.slice(start), ...shelf.slice(0, start)].filter(
    (id) => !counted.has(id),
  )
  return uncounted.find((id) => !skipped.has(id)) ?? uncounted[0] ?? null
}
