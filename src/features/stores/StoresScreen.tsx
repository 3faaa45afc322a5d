import { useSuspenseQuery } from '@tanstack/react-query'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { storesList } from './storeColumns.tsx'

const toStore = ({ id }: StoreSummary) => `/stores/${id}`
const idOf = ({ id }: StoreSummary) => id

/** All stores by name. */
export function StoresScreen() {
  const { data } = useSuspenseQuery(storesQuery())
  const list = useListSearch(storesList)
  return (
    <>
      <PageHeader title="Stores" />
      <List
        label="Stores"
        noun={{ one: 'store', many: 'stores' }}
        rows={data.stores}
        rowId={idOf}
        {...list}
        href={toStore}
        rowHeight={44}
        csv={{ fileName: 'stores' }}
        empty={{
          title: 'No stores yet',
          text: 'This list shows the stores where customers order.',
        }}
      />
    </>
  )
}
