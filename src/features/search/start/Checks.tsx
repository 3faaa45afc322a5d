import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import type { Access } from '#api/core/viewer.ts'
import { menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { archivedProductsQuery, productsQuery } from '#api/products.ts'
import { storeHoursQuery } from '#api/storeHours.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import type { StoreSummary } from '#api/stores.ts'
import { taxRatesQuery } from '#api/taxRates.ts'
import {
  archivedOnMenu,
  productsSoldNowhere,
  soldWithoutVariants,
  strangePrices,
} from '#domain/findings/productFindings.ts'
import { missingHolidayHours, missingTaxRates } from '#domain/findings/storeFindings.ts'
import { specialDaysFrom } from '#domain/stores/specialDays.ts'
import { counted } from '#domain/wording.ts'
import { Check } from './Check.tsx'
import type { FindingListProps } from './FindingList.tsx'
import { maxCards } from './OwnStores.tsx'
import { storesFor } from './useFindings.ts'

interface ChecksProps extends Pick<FindingListProps, 'today' | 'onPutOff'> {
  access: Access
  stores: readonly StoreSummary[]
}

export function Checks({ access, stores, ...list }: ChecksProps) {
  const priced = storesFor(access, 'updateStoreVariantPrice', stores)
  const taxed = storesFor(access, 'updateStoreTaxRates', stores)
  // A card tells the hours of its store.
  const opened = storesFor(access, 'saveStoreHours', stores).filter(
    ({ id }) => !access.viewer.storeIds.has(id) || access.viewer.storeIds.size > maxCards,
  )
  const canEditProducts = access.can('updateProduct').allowed
  const canEditMenus = access.can('updateMenuCategories').allowed
  const read = { ...notFlashed, enabled: canEditMenus }
  const menus = useQuery({ ...menusQuery(), ...read }).data ?? []
  const archived = useQuery({ ...archivedProductsQuery(), ...read }).data
  const products = useQuery({ ...productsQuery(), ...notFlashed, enabled: priced.length > 0 }).data
  const [holiday] = specialDaysFrom(list.today)
  const labelOf = (what: string, { length }: readonly unknown[]) =>
    `Check ${what} of ${counted(length, 'store')}`
  return (
    <>
      {products && (
        <Check
          {...list}
          title="Prices and products"
          label={labelOf('prices', priced)}
          items={priced}
          query={({ id }) => productsAtStoreQuery(id)}
          find={(answers) => {
            const sold = answers.map(({ item, answer }) => ({ store: item.name, sold: answer }))
            const hasAllStores = answers.length === stores.length
            return [
              ...strangePrices(sold, products),
              ...(canEditProducts ? soldWithoutVariants(sold) : []),
              ...(canEditProducts && hasAllStores ? productsSoldNowhere(sold, products) : []),
            ]
          }}
        />
      )}
      <Check
        {...list}
        title="Tax rates"
        label={labelOf('tax rates', taxed)}
        items={taxed}
        query={({ id }) => taxRatesQuery(id)}
        find={(all) => all.flatMap(({ item, answer }) => missingTaxRates(item, answer))}
      />
      {holiday && (
        <Check
          {...list}
          title={`Hours for ${holiday.name}`}
          label={labelOf(`hours for ${holiday.name}`, opened)}
          items={opened}
          query={({ id }) => storeHoursQuery(id)}
          find={(all) =>
            all.flatMap(({ item, answer }) => missingHolidayHours(item, answer, holiday))
          }
        />
      )}
      {archived && (
        <Check
          {...list}
          title="Menus"
          label={`Check ${counted(menus.length, 'menu')}`}
          items={menus}
          query={({ slug }) => menuCategoriesQuery(slug)}
          find={(all) => all.flatMap(({ item, answer }) => archivedOnMenu(item, answer, archived))}
        />
      )}
    </>
  )
}
