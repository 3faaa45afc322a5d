import { Button } from '@mantine/core'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import type { Access } from '#api/core/viewer.ts'
import { storeInventoryQuery } from '#api/inventory.ts'
import { storeHoursQuery } from '#api/storeHours.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { type StoreSummary, storeQuery } from '#api/stores.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { OrdersOfDay } from '#components/orders/OrdersOfDay.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { OnlineState } from '#components/stateBadges.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { StoreNowBadge } from '#components/stores/StoreNowBadge.tsx'
import { StoreState } from '#components/stores/StoreState.tsx'
import { TodayHoursDialog } from '#components/stores/TodayHoursDialog.tsx'
import { mediumDate } from '#domain/calendar.ts'
import { lowStock } from '#domain/findings/storeFindings.ts'
import { menuProducts, soldOutItems } from '#domain/products/menuVariants.ts'
import { specialDayWithoutHours } from '#domain/stores/specialDays.ts'
import { listed } from '#domain/wording.ts'
import classes from './start.module.css'

interface StoreCardProps {
  store: StoreSummary
  access: Access
  /** The only card has room for orders. */
  isOnly: boolean
}

export function StoreCard({ store, access, isOnly }: StoreCardProps) {
  const { id, name } = store
  const today = useStoreDate(store.time_zone)
  const can = (operation: Parameters<Access['can']>[0]) =>
    access.can(operation, { storeId: id }).allowed
  return (
    <section aria-label={name} className={classes.group}>
      <h3>
        <Link to="/stores/$storeId" params={{ storeId: id }}>
          {name}
        </Link>
      </h3>
      <div className={classes.rows}>
        <SectionBoundary failed="The hours could not be loaded">
          <Hours store={store} today={today} canEdit={can('saveStoreHours')} />
        </SectionBoundary>
        {can('setStoreOnline') ? (
          <SectionBoundary failed="The store could not be loaded">
            <Switches id={id} access={access} />
          </SectionBoundary>
        ) : (
          store.online !== undefined && (
            <div className={classes.line}>
              <OnlineState online={store.online} />
            </div>
          )
        )}
        <SectionBoundary failed="The inventory could not be loaded">
          <Stock id={id} canMark={can('updateStoreInventory')} />
        </SectionBoundary>
      </div>
      {isOnly && (
        <section aria-label="Orders of today" className={classes.orders}>
          <h3>Orders of today</h3>
          <SectionBoundary failed="The orders could not be loaded">
            <OrdersOfDay store={store} day={today} limit={5} />
          </SectionBoundary>
        </section>
      )}
    </section>
  )
}

interface HoursProps {
  store: StoreSummary
  today: string
  canEdit: boolean
}

function Hours({ store, today, canEdit }: HoursProps) {
  const { data: week } = useSuspenseQuery({ ...storeHoursQuery(store.id), ...notFlashed })
  const [opened, setOpened] = useState(false)
  const params = { storeId: store.id }
  const day = canEdit && specialDayWithoutHours(week, today)
  return (
    <>
      <div className={classes.line}>
        <StoreNowBadge store={store} />
        <ButtonLink to="/stores/$storeId/today" params={params} variant="default" size="compact-sm">
          Today
        </ButtonLink>
        {canEdit && (
          <Button variant="default" size="compact-sm" onClick={() => setOpened(true)}>
            Change hours
          </Button>
        )}
      </div>
      {day && (
        <div>
          <Link to="/stores/$storeId/holidays" params={params} className={classes.link}>
            <strong>No hours for {day.name}</strong> {mediumDate(day.date)}
          </Link>
        </div>
      )}
      <TodayHoursDialog
        store={store}
        change="early"
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

function Switches({ id, access }: { id: number; access: Access }) {
  const { data: store } = useSuspenseQuery({ ...storeQuery(id), ...notFlashed })
  return (
    <div className={classes.line}>
      <StoreState store={store} access={access} />
    </div>
  )
}

const maxNames = 5

function Stock({ id, canMark }: { id: number; canMark: boolean }) {
  const [sold, inventory] = useSuspenseQueries({
    queries: [
      { ...productsAtStoreQuery(id), ...notFlashed },
      { ...storeInventoryQuery(id), ...notFlashed },
    ],
  })
  const products = menuProducts(sold.data, inventory.data)
  const out = soldOutItems(products).map(({ name }) => name)
  const low = lowStock(products)
  const to = { to: '/stores/$storeId/today', params: { storeId: id }, hash: 'sold-out' } as const
  return (
    <div>
      <Link {...to} className={classes.link}>
        <strong>{out.length === 0 ? 'Nothing is sold out' : `${out.length} sold out`}</strong>
        {listed(out, maxNames)}
        {low.length > 0 && <p>Low: {listed(low, maxNames)}</p>}
      </Link>
      {canMark && (
        <ButtonLink {...to} variant="default" size="compact-sm" className={classes.mark}>
          Mark sold out
        </ButtonLink>
      )}
    </div>
  )
}
