import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import { productsQuery } from '#api/products.ts'
import { type PromotionSummary, promotionsQuery } from '#api/promotions.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { draftOfPromotion, usePromotionNames } from '#components/promotions/usePromotionNames.ts'
import { useProducts } from '#components/useProducts.ts'
import { triggeringProducts } from '#domain/promotions/promotionOffer.ts'
import type { OtherPromotion } from '#domain/promotions/promotionOverlap.ts'
import { type PromotionDraft, promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { promotionState } from '#domain/promotions/promotionState.ts'
import { type KnownProduct, promotionWarnings } from '#domain/promotions/promotionWarnings.ts'
import classes from './promotionEditor.module.css'
import { RunningDays } from './RunningDays.tsx'

interface PromotionHelpProps {
  draft: PromotionDraft
  /** Undefined for a new one. */
  id: number | undefined
  today: string
}

/**
 * Beside the form: the sentence, the running days, the warnings. In narrow windows the days are below the
 * form.
 * The sentence follows every key; the rest is debounced, since it compares thousands of promotions.
 */
export function PromotionHelp({ draft, id, today }: PromotionHelpProps) {
  const names = usePromotionNames(draft)
  const [later] = useDebouncedValue(draft, debounceMs)
  return (
    <aside className={classes.help} aria-label="About this promotion">
      <div className={classes.told}>
        <p className={classes.sentence} role="status">
          {promotionSentence(draft, names)}.
        </p>
        <Warnings draft={later} id={id} today={today} />
      </div>
      <div className={classes.days}>
        <RunningDays schedule={later} today={today} />
      </div>
    </aside>
  )
}

const debounceMs = 250

/** Further products are not asked for their stores. */
const maxStoreReads = 20

function Warnings({ draft, id, today }: PromotionHelpProps) {
  const ids = triggeringProducts(draft.configuration)
  const others = useOthers(id, today)
  // For the types of the products that other promotions name.
  useQuery({ ...productsQuery(), ...notFlashed, enabled: others.length > 0 })
  const products = useProducts(ids)
  const readIds = ids.slice(0, maxStoreReads)
  const sold = useQueries({
    queries: readIds.map((product) => ({ ...productStoresQuery(product), ...notFlashed })),
  })
  const product = (one: number): KnownProduct | undefined => {
    const known = products.productOf(one)
    const links = sold[readIds.indexOf(one)]?.data
    return (
      known && {
        name: known.name,
        product_type: known.product_type,
        archived: known.archived || known.archived_at !== null,
        stores: links?.map(({ store_id }) => store_id),
      }
    )
  }
  const warnings = promotionWarnings(draft, { today, product, others })
  if (warnings.length === 0) return null
  return (
    <section className={classes.warnings} aria-label="What is wrong with it">
      <ul>
        {warnings.map(({ id: key, text, promotions = [] }) => (
          <li key={key}>
            {text}
            {promotions.map((other) => (
              <Link
                key={other.id}
                to="/promotions/$promotionId"
                params={{ promotionId: other.id }}
                target="_blank"
                className={classes.other}
              >
                {other.name}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Not over yet, to find overlaps. */
function useOthers(id: number | undefined, today: string): readonly OtherPromotion[] {
  const read = useQuery({ ...promotionsQuery(), ...notFlashed })
  const isOther = (one: PromotionSummary) => one.id !== id && promotionState(one, today) !== 'past'
  return (read.data ?? [])
    .filter(isOther)
    .map((one) => ({ ...draftOfPromotion(one), id: one.id, name: one.name }))
}
