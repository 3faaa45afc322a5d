import { useSuspenseQuery } from '@tanstack/react-query'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { rowLink } from '#components/rowLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { storeColumns } from './storeColumns.tsx'
import { storesList } from './storeLists.ts'

const toStore = rowLink(({ id }: StoreSummary) => `/stores/${id}`)
const idOf = ({ id }: StoreSummary) => id

/** All stores by name (STORE-01..STORE-03). */
export function StoresScreen() {
  const { data } = useSuspenseQuery(storesQuery())
  const list = useListSearch(storesList)
  return (
    <>
      <PageHeader title="Stores" />
      <DataTable
        label="Stores"
        noun={{ one: 'store', many: 'stores' }}
        rows={data.stores}
        rowId={idOf}
        columns={storeColumns}
        {...list}
        rowLink={toStore}
        rowHeight={44}
        csv={{ fileName: 'stores' }}
        empty={{
          title: 'No stores yet',
          text: 'The places where customers order stand here, with their hours, menus and prices.',
        }}
      />
    </>
  )
}
