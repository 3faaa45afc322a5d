import type { Recommendation } from '#api/recommendations.ts'
import { listed } from '#domain/wording.ts'

const maxShownNames = 4

export function storesSentence(count: number): string {
  if (count === 0) return 'No store sells the product.'
  return count === 1 ? '1 store sells the product.' : `${count} stores sell the product.`
}

export function menusSentence(titles: readonly string[]): string {
  if (titles.length === 0) return 'The product is on no menu.'
  return `The product is on the ${titles.length === 1 ? 'menu' : 'menus'} ${listed(titles, maxShownNames)}.`
}

/** Null for none. */
export function promotionsSentence(promotions: readonly string[]): string | null {
  if (promotions.length === 0) return null
  const noun = promotions.length === 1 ? 'promotion' : 'promotions'
  return `The product triggers the ${noun} ${listed(promotions, maxShownNames)}.`
}

/** Both directions: triggers that recommend the product, and its own recommendations. Null for neither. */
export function recommendationsSentence(
  productId: number,
  recommendations: readonly Recommendation[],
  nameOf: (id: number) => string,
): string | null {
  const triggers = recommendations
    .filter((one) => one.recommended_product_ids.includes(productId))
    .map((one) => nameOf(one.product_id))
  const hasOwn = recommendations.some(
    (one) => one.product_id === productId && one.recommended_product_ids.length > 0,
  )
  const facts = [
    ...(triggers.length > 0 ? [`is recommended after ${listed(triggers, maxShownNames)}`] : []),
    ...(hasOwn ? ['has recommendations of its own'] : []),
  ]
  return facts.length === 0 ? null : `The product ${facts.join(' and ')}.`
}

/** Null for none. */
export function headlinesSentence(headlines: readonly string[]): string | null {
  if (headlines.length === 0) return null
  return `The product is put forward: ${headlines.map((text) => `“${text}”`).join(', ')}.`
}
