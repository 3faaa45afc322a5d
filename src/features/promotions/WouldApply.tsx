import { Button, CloseButton, TextInput } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { type Product, productQuery } from '#api/products.ts'
import type { PromotionSummary } from '#api/promotions.ts'
import { rolesByNameQuery } from '#api/roles.ts'
import { storesQuery } from '#api/stores.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { draftOfPromotion, usePromotionNames } from '#components/promotions/usePromotionNames.ts'
import { useProducts } from '#components/useProducts.ts'
import { shortDate } from '#domain/calendar.ts'
import { dayOfHours } from '#domain/promotions/promotionSchedule.ts'
import { promotionState } from '#domain/promotions/promotionState.ts'
import {
  type BasketItem,
  type Verdict,
  type Visit,
  wouldApply,
} from '#domain/promotions/wouldApply.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { Section } from '#ui/page/Section.tsx'
import page from './form/promotionEditor.module.css'
import classes from './promotions.module.css'
import own from './wouldApply.module.css'

interface WouldApplyProps {
  promotions: readonly PromotionSummary[]
  today: string
  onClose: () => void
}

/** Focuses the first field. Escape closes an open list first, then the panel, unless it was `touched`. */
function usePanelKeys(panel: RefObject<HTMLElement | null>, touched: boolean, onClose: () => void) {
  const closeOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isList = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
    if (key === 'Escape' && !isList && !touched) onClose()
  })
  useEffect(() => {
    const element = panel.current
    element?.querySelector('input')?.focus()
    element?.addEventListener('keydown', closeOnEscape)
    return () => element?.removeEventListener('keydown', closeOnEscape)
  }, [panel])
}

const noon = '12:00:00'

export function WouldApply({ promotions, today, onClose }: WouldApplyProps) {
  const [store, setStore] = useState<number | null>(null)
  const [date, setDate] = useState<string | null>(today)
  const [time, setTime] = useState<string | null>(noon)
  const [role, setRole] = useState(-1)
  const [code, setCode] = useState('')
  const [basket, setBasket] = useState<ReadonlyMap<number, number>>(new Map())
  const entries = useBasket(basket)
  const items = entries.flatMap(({ item }) => item ?? [])
  const stores = useQuery({ ...storesQuery(), ...notFlashed })
  const roles = useQuery({ ...rolesByNameQuery(), ...notFlashed })
  const put = (id: number, quantity: number) => setBasket(new Map(basket).set(id, quantity))
  const panel = useRef<HTMLDivElement>(null)
  const moved = date !== today || time !== noon
  const touched = moved || store !== null || role !== -1 || code !== '' || basket.size > 0
  usePanelKeys(panel, touched, onClose)
  const remove = (id: number) => setBasket(new Map([...basket].filter(([one]) => one !== id)))

  return (
    <div ref={panel} className={own.panel}>
      <Section
        id="would-it-apply"
        title="Would It Apply?"
        description="A preview. The chosen users of a promotion are not known here. The register decides."
        actions={
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        }
      >
        <div className={page.editor}>
          <FieldGroup>
            {stores.isLoadingError ? (
              <FailedRead title="The stores could not be loaded" read={stores} />
            ) : (
              <SearchSelect
                label="Store"
                options={(stores.data?.stores ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                }))}
                value={store}
                onChange={setStore}
                placeholder={stores.isPending ? 'Loading…' : 'Choose a store'}
              />
            )}
            {roles.isLoadingError ? (
              <FailedRead title="The roles could not be loaded" read={roles} />
            ) : (
              <SearchSelect
                label="Role of the Customer"
                options={[
                  { value: -1, label: 'None' },
                  ...(roles.data ?? []).map(({ id, role }) => ({ value: id, label: role })),
                ]}
                value={role}
                onChange={(id) => setRole(id ?? -1)}
              />
            )}
            <DateField label="Day" value={date} onChange={setDate} />
            <TimeField label="Time at the Store" value={time} onChange={setTime} />
            <TextInput
              label="Code"
              value={code}
              autoComplete="off"
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div data-next>
              <ProductPicker
                label="Add to the Basket"
                value={null}
                exclude={new Set(basket.keys())}
                onChange={(id) => id !== null && put(id, 1)}
              />
            </div>
            {entries.length > 0 && (
              <FieldRow>
                <Basket entries={entries} onPut={put} onRemove={remove} />
              </FieldRow>
            )}
          </FieldGroup>
          {store === null ? (
            <p className={classes.quiet}>Choose a store to see what would apply.</p>
          ) : date === null ? (
            <p className={classes.quiet}>Enter a day to see what would apply.</p>
          ) : time === null ? (
            <p className={classes.quiet}>Enter a time to see what would apply.</p>
          ) : items.length < entries.length ? (
            <p className={classes.quiet}>Not every product of the basket is loaded yet.</p>
          ) : (
            <Verdicts
              promotions={promotions}
              visit={{ store, date, time, basket: items, role, code }}
            />
          )}
        </div>
      </Section>
    </div>
  )
}

type BasketEntry = ReturnType<typeof useBasket>[number]

interface BasketProps {
  entries: readonly BasketEntry[]
  onPut: (id: number, quantity: number) => void
  onRemove: (id: number) => void
}

function Basket({ entries, onPut, onRemove }: BasketProps) {
  return (
    <ul className={own.basket} aria-label="Basket">
      {entries.map(({ id, name, quantity, read }, index) => (
        <li key={id} data-index={index}>
          {read.isLoadingError ? (
            <FailedRead title={`${name} could not be loaded`} read={read} />
          ) : (
            <NumberField
              label={`Number of ${name}`}
              value={quantity}
              blank={1}
              onChange={(next) => onPut(id, next)}
            />
          )}
          <CloseButton aria-label={`Remove ${name}`} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}

interface VerdictsProps {
  promotions: readonly PromotionSummary[]
  visit: Visit
}

function Verdicts({ promotions, visit }: VerdictsProps) {
  const { date, time } = visit
  const ongoing = promotions.filter((one) =>
    [date, dayOfHours(one, date, time)].some((day) => promotionState(one, day) === 'ongoing'),
  )
  return (
    <>
      {ongoing.length === 0 && (
        <p className={classes.quiet}>No promotion is ongoing on {shortDate(date)}.</p>
      )}
      <ul className={own.verdicts} aria-label="Verdicts">
        {ongoing.map((promotion) => (
          <VerdictRow key={promotion.id} promotion={promotion} visit={visit} />
        ))}
      </ul>
    </>
  )
}

interface VerdictRowProps {
  promotion: PromotionSummary
  visit: Visit
}

function VerdictRow({ promotion, visit }: VerdictRowProps) {
  const draft = draftOfPromotion(promotion)
  const verdict = wouldApply(draft, visit, usePromotionNames(draft))
  return (
    <li data-applies={verdict.applies || undefined}>
      <strong>{promotion.name}</strong>
      <span>{wordsOf(verdict)}</span>
    </li>
  )
}

function wordsOf(verdict: Verdict): string {
  if (!verdict.applies) return `Would not apply. ${verdict.because}`
  const { provided } = verdict
  return provided.length === 0 ? 'Would apply.' : `Would apply, if ${provided.join(', and ')}.`
}

/** Products of the basket, with the facts that promotions check. */
function useBasket(basket: ReadonlyMap<number, number>) {
  const ids = [...basket.keys()]
  const { nameOf } = useProducts(ids)
  const reads = useQueries({ queries: ids.map((id) => ({ ...productQuery(id), ...notFlashed })) })
  return reads.flatMap((read, at) => {
    const id = ids[at]
    if (id === undefined) return []
    const quantity = basket.get(id) ?? 1
    const item = read.data && itemOf(read.data, quantity)
    const name = read.data?.name ?? nameOf(id) ?? `Product ${id}`
    return [{ id, name, quantity, read, item }]
  })
}

function itemOf(product: Product, quantity: number): BasketItem {
  return {
    id: product.id,
    type: product.product_type,
    quantity,
    categories: product.promotional_categories.map(({ id }) => id),
    attributeValues: product.product_attributes.flatMap(({ product_attribute_values }) =>
      product_attribute_values.map(({ attribute_value_id }) => attribute_value_id),
    ),
  }
}
