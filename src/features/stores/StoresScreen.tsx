import { IconArrowsDiff, IconCalendarEvent } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { whenOpened } from '#ui/Opening.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { storesList } from './storeColumns.tsx'

const bulk = whenOpened(() => import('./many/StoreBulk.tsx').then((part) => part.StoreBulk))

const toStore = ({ id }: StoreSummary) => `/stores/${id}`

export function StoresScreen() {
  const { data } = useSuspenseQuery(storesQuery())
  const list = useListSearch(storesList)
  const access = useAccess()
  const create = createLink(access, creations.store)
  return (
    <>
      <PageHeader
        title="Stores"
        primary={create}
        secondary={
          <>
            <HiddenActions access={access} actions={[creations.store]} />
            <ButtonLink
              to="/stores/compare"
              variant="default"
              leftSection={<IconArrowsDiff size={16} aria-hidden />}
            >
              Compare two stores
            </ButtonLink>
            <ButtonLink
              to="/stores/holidays"
              variant="default"
              leftSection={<IconCalendarEvent size={16} aria-hidden />}
            >
              Holiday Planner
            </ButtonLink>
          </>
        }
      />
      <List
        label="Stores"
        noun={{ one: 'store', many: 'stores' }}
        rows={data.stores}
        {...list}
        href={toStore}
        rowHeight={44}
        bulkActions={(selected) => <bulk.Part selected={selected} />}
        csv="stores"
        empty={{
          title: 'No stores yet',
          text: 'This list shows the stores where customers order.',
        }}
      />
    </>
  )
}
