import { type Icon, IconBan, IconClockX, IconCurrencyDollar, IconRotate } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { fanOut, type Outcome } from '#api/core/batch.ts'
import { errorMessage } from '#api/core/errors.ts'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import { perform } from '#api/core/write.ts'
import { storeInventoryQuery } from '#api/inventory.ts'
import { useSaveHoursOn } from '#api/storeHours.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { useSetMenuPrices } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { useStoreNow } from '#components/stores/useStoreNow.ts'
import { type Command, commandText, readCommand } from '#domain/commands.ts'
import { foldText } from '#domain/foldText.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { priceFindings } from '#domain/prices/priceCheck.ts'
import { type MenuProduct, menuProducts } from '#domain/products/menuVariants.ts'
import { hoursOn, hoursText, overrideOn } from '#domain/stores/storeHours.ts'
import { canStillClose, closedAtOnce, earlyClosingFault } from '#domain/stores/storeNow.ts'
import { counted } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { withdrawFlash } from '#ui/flash/flash.ts'
import { moneyFault } from '#ui/form/schemas.ts'

/** What Enter would do. */
interface CommandEntry {
  readonly label: string
  readonly description?: string
  readonly icon: Icon
  /** Rejects unless all is saved. Absent: the description says why it cannot be done. */
  readonly run?: () => Promise<unknown>
  /** Completes what is typed instead. */
  readonly completesTo?: string
  /** Reason for a confirmation: the first Enter shows it, the second one runs the command. */
  readonly doubt?: string | undefined
}

const verbs = {
  mark: { operation: 'updateStoreInventory', icon: IconBan },
  price: { operation: 'updateStoreVariantPrice', icon: IconCurrencyDollar },
  close: { operation: 'saveStoreHours', icon: IconClockX },
} satisfies Record<Command['verb'], { operation: MutatingOperationId; icon: Icon }>

const maxShown = 6
const concurrency = 6

const examples: Readonly<Record<Command['verb'], Command>> = {
  mark: { verb: 'mark', isSoldOut: true, item: 'oat milk', store: '' },
  price: { verb: 'price', item: 'flat white 12 oz', cents: 495, store: '' },
  close: { verb: 'close', closes: '14:00:00', store: '' },
}

/** What the typed command would do, or why it cannot be done. Empty if the text is no command. */
export function useCommands(
  text: string,
  stores: readonly StoreSummary[] | undefined,
): CommandEntry[] {
  const access = useAccess()
  const read = readCommand(text)
  const command = read && 'store' in read ? read : null
  const open = stores?.filter(({ archived_at }) => archived_at === null) ?? []
  const meant = open.filter(({ id, name }) =>
    command?.store ? containsWords(name, command.store) : access.viewer.storeIds.has(id),
  )
  const mayAt = ({ id, name }: StoreSummary, verb: Command['verb']) =>
    access.can(verbs[verb].operation, { storeId: id, storeName: name })
  const found = command ? meant.filter((store) => mayAt(store, command.verb).allowed) : []
  const exact = found.find(({ name }) => foldText(name) === foldText(command?.store ?? ''))
  const store = exact ?? (found.length === 1 ? found[0] : undefined)
  const items = useItems(store ? command : null, store)
  const closing = useClosing(store ? command : null, store)
  if (!read || !stores) return []
  const example = `For example: ${commandText(examples[read.verb], open[0]?.name ?? '')}`
  const hint = read.verb === 'close' ? `Close works for today only. ${example}` : example
  const refused = (label = '', description = hint): CommandEntry[] => [
    { label, description, icon: verbs[read.verb].icon },
  ]
  if ('misread' in read)
    return refused(
      read.verb === 'price'
        ? moneyFault('The price', read.misread)
        : `“${read.misread}” is no time.`,
    )
  if (store) return read.verb === 'close' ? closing : items
  if (found.length === 0) {
    const [first] = meant
    if (first) return refused(mayAt(first, read.verb).refusal, commandText(read, first.name))
    return refused(read.store ? `No store is called “${read.store}”.` : 'Name a store.')
  }
  return found.slice(0, maxShown).map(({ name }) => {
    const label = commandText(read, name)
    return { label, icon: verbs[read.verb].icon, completesTo: label }
  })
}

/** Marks or prices what the words find on the menu of the store. */
function useItems(command: Command | null, store: StoreSummary | undefined): CommandEntry[] {
  const id = store?.id ?? 0
  const enabled = command !== null && command.verb !== 'close'
  const menu = useQuery({ ...productsAtStoreQuery(id), ...notFlashed, enabled })
  const counts = useQuery({ ...storeInventoryQuery(id), ...notFlashed, enabled })
  const client = useQueryClient()
  const failure = useRef<string>(undefined)
  const setPrices = useSetMenuPrices(id)
  if (!command || command.verb === 'close' || !store) return []
  const refused = (description: string): CommandEntry[] => [
    { label: commandText(command, store.name), description, icon: verbs[command.verb].icon },
  ]
  const error = menu.error ?? counts.error
  if (error) return refused(errorMessage(error))
  if (!menu.data || !counts.data) return refused('Reading the menu …')
  const sold = menu.data
  const at = `at ${store.name}`
  const items = itemsFound(menuProducts(sold, counts.data), command.item)
  if (items.length === 0) return refused(`The menu of ${store.name} has no “${command.item}”.`)
  if (command.verb === 'mark') {
    const { isSoldOut } = command
    const mark = isSoldOut ? 'Sold out' : 'Back on sale'
    const markAll = fanOut(
      ({ id: variantId }: Item['variants'][number], write) =>
        write('updateStoreInventory', {
          path: { storeId: id, variantId },
          body: { do_not_sell: isSoldOut },
        }),
      concurrency,
    )
    const all = {
      name: `everything with “${command.item}”`,
      variants: items.flatMap(({ variants }) => variants),
    }
    const offered = items.length > 1 ? [all, ...items.slice(0, maxShown)] : items
    return offered.map(({ name, variants }) => {
      const changed = variants.filter((variant) => variant.isSoldOut !== isSoldOut)
      const label = `${mark}: ${name} ${at}`
      const icon = isSoldOut ? IconBan : IconRotate
      if (changed.length === 0) return { label, icon, description: 'It is already.' }
      return {
        label,
        icon,
        description: `Marks ${counted(changed.length, 'variant')} today`,
        run: async () => {
          if (failure.current) withdrawFlash(failure.current)
          const variants = {
            items: changed,
            shouldContinue: () => true,
            onAnswer: () => {},
          }
          const outcome = await perform(client, 'updateStoreInventory', variants, markAll, {
            flash: (answer) => {
              failure.current = failureText(answer, at)
              return failure.current
                ? { message: failure.current, variant: 'error' }
                : { message: `${label}.` }
            },
          })
          refuseUnlessAll(outcome)
        },
      }
    })
  }
  const { cents } = command
  const prices = new Map(
    sold.flatMap(({ price, prices: own, product }) =>
      product.variants.map((variant): [number, number] => [
        variant.id,
        own.find(({ variant_id }) => variant_id === variant.id)?.price ?? price,
      ]),
    ),
  )
  return items.slice(0, maxShown).map(({ name, variants }) => {
    const changed = variants.filter((variant) => prices.get(variant.id) !== cents)
    const label = `Price: ${name} ${formatDollars(cents)} ${at}`
    const icon = IconCurrencyDollar
    if (changed.length === 0) return { label, icon, description: 'It is already.' }
    const before = new Set(changed.map((one) => formatDollars(prices.get(one.id) ?? 0)))
    return {
      label,
      icon,
      doubt: changed.flatMap((one) => priceFindings(cents, prices.get(one.id)))[0]?.message,
      description: `${counted(changed.length, 'variant')}, now ${[...before].slice(0, 3).join(', ')}${before.size > 3 ? ' …' : ''}`,
      run: () =>
        setPrices({
          items: changed.map((one) => ({ storeId: id, variantId: one.id, price: cents })),
          shouldContinue: () => true,
          onAnswer: () => {},
        }).then(refuseUnlessAll),
    }
  })
}

/** '12 of 64 variants at Capitol Hill were not saved: Something went wrong.' */
function failureText({ all, refused }: Outcome, at: string): string | undefined {
  const [first, ...others] = refused
  const were = others.length > 0 ? 'were' : 'was'
  return (
    first &&
    `${refused.length} of ${counted(all, 'variant')} ${at} ${were} not saved: ${first.message}`
  )
}

function refuseUnlessAll({ refused: [first] }: Outcome): void {
  if (first) throw first
}

type Item = Pick<MenuProduct, 'name' | 'variants'>

/** A product of which all variants have the words is one item; otherwise each variant is one. */
function itemsFound(products: readonly MenuProduct[], words: string): Item[] {
  return products.flatMap((product): Item[] => {
    const found = product.variants.filter(({ name, sku }) =>
      containsWords(`${name} ${sku ?? ''}`, words),
    )
    if (found.length > 1 && found.length === product.variants.length) return [product]
    return found.map((variant) => ({ name: variant.name, variants: [variant] }))
  })
}

const noStore = { id: 0, name: '', time_zone: null }

/** Changes the hours of today alone (AMB-257). */
function useClosing(command: Command | null, store: StoreSummary | undefined): CommandEntry[] {
  const closing = command?.verb === 'close' ? command : null
  const { week, now, error } = useStoreNow(store ?? noStore, undefined, closing !== null)
  const save = useSaveHoursOn(store?.id ?? 0)
  if (!closing || !store) return []
  const entry = { label: commandText(closing, store.name), icon: IconClockX }
  if (error) return [{ ...entry, description: errorMessage(error) }]
  if (!week || !now) return [{ ...entry, description: 'Reading the hours …' }]
  const hours = hoursOn(week, now.day)
  if (hours === null || hours === 'closed' || !canStillClose(now, hours))
    return [
      { ...entry, description: `Today: ${hoursText(hours)}. The store is not open any more.` },
    ]
  const fault = closing.closes ? earlyClosingFault(now, hours, closing.closes) : undefined
  if (fault !== undefined) return [{ ...entry, description: fault }]
  const changes = closing.closes ? { closing_time: closing.closes } : closedAtOnce(now, hours)
  const opened = { ...overrideOn(week, now.day), date: now.day }
  return [
    {
      ...entry,
      description: `Today ${hoursText(hours)} becomes ${hoursText(
        'is_closed' in changes
          ? 'closed'
          : { ...hours, closes: changes.closing_time ?? hours.closes },
      )}. Only today changes.`,
      run: () => save({ opened, changes }),
    },
  ]
}
