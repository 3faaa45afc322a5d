import { useSuspenseQuery } from '@tanstack/react-query'
import { storesQuery } from '#api/stores.ts'
import { storeOptions } from '#components/stores/storeOptions.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Comparison } from './Comparison.tsx'
import classes from './compare.module.css'
import { useCompareSearch } from './compareSearch.ts'

/** Two stores side by side (AMB-293). */
export function CompareScreen() {
  const { stores } = useSuspenseQuery(storesQuery()).data
  const [{ a, b }, change] = useCompareSearch()
  const names = distinctNames(stores, ({ city }) => city)
  const storeOf = (id: number | undefined) => {
    const store = stores.find((one) => one.id === id)
    return store && { ...store, name: names.get(store.id) ?? store.name }
  }
  const [one, other] = [storeOf(a), storeOf(b)]
  const isSame = one !== undefined && one.id === other?.id
  const unknown = (id: number | undefined) =>
    id !== undefined && !storeOf(id) && `There is no store ${id}.`
  // Archived stores only where the address names them.
  const options = storeOptions(
    stores.filter(({ id, archived_at }) => archived_at === null || id === a || id === b),
  )
  return (
    <>
      <PageHeader title="Compare two stores" />
      <div className={classes.stores}>
        <SearchSelect<number>
          label="First store"
          options={options}
          value={one?.id}
          error={unknown(a)}
          onChange={(id) => change({ a: id ?? undefined })}
        />
        <SearchSelect<number>
          label="Second store"
          options={options}
          value={other?.id}
          error={isSame ? 'This is the first store. Choose another one.' : unknown(b)}
          onChange={(id) => change({ b: id ?? undefined })}
        />
      </div>
      {one && other && !isSame ? (
        <Comparison key={`${one.id} ${other.id}`} a={one} b={other} />
      ) : (
        <EmptyState title="Choose two different stores">
          Their menus, prices, hours, starting inventory, tax rates and attributes are compared.
        </EmptyState>
      )}
    </>
  )
}
