import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import { customerText, type Order } from '#api/orders.ts'
import { longMoment } from '#domain/calendar.ts'
import { DateCell, StatusBadge } from '#ui/cells/cells.tsx'
import { DefinitionList, type Fact } from '#ui/page/DefinitionList.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { orderStoreQuery, useOrderZone } from './orderActions.ts'
import classes from './orders.module.css'

export function OrderPanels({ order }: { order: Order }) {
  return (
    <div className={classes.panels}>
      <Panel title="Order" wide>
        <DefinitionList facts={infoOf(order, useOrderZone(order))} />
      </Panel>
      <div className={classes.users}>
        <Panel title="Customer">
          {order.name === null ? (
            <p className={classes.quiet}>{customerText(order)}</p>
          ) : (
            <Link to="/users/$userId" params={{ userId: order.user_id }}>
              {customerText(order)}
            </Link>
          )}
        </Panel>
        <Panel title="Store">
          <StorePanel order={order} />
        </Panel>
        <Panel title="Barista">
          {order.barista ? (
            <span className={classes.barista}>
              <Picture
                src={imageAddress(order.barista.photo_url)}
                alt=""
                name={order.barista.name}
                width={36}
                height={36}
              />
              {order.barista.name}
            </span>
          ) : (
            <p className={classes.quiet}>No Barista</p>
          )}
        </Panel>
      </div>
    </div>
  )
}

function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.panel} data-wide={wide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Without a readable store, only its id. */
function StorePanel({ order: { store_id }, order }: { order: Order }) {
  const { data: store, isPending } = useQuery(orderStoreQuery(order))
  if (!store)
    return (
      <p className={classes.quiet}>
        {isPending ? `Store ${store_id}` : `Store ${store_id}, which cannot be read`}
      </p>
    )
  return (
    <span className={classes.store}>
      <Link to="/stores/$storeId" params={{ storeId: store_id }}>
        {store.name}
      </Link>
      {store.archived_at && <StatusBadge tone="quiet">Archived</StatusBadge>}
    </span>
  )
}

function infoOf(order: Order, zone: string): Fact[] {
  const moment = (value: string | null) =>
    value && <DateCell value={value} format={longMoment} timeZone={zone} />
  return [
    { term: 'ID', value: order.id },
    { term: 'Status', value: order.status },
    { term: 'Placement Time', value: moment(order.placement_time) },
    { term: 'Pickup Time', value: moment(order.pickup_time) },
    { term: 'Updated', value: moment(order.updated_at) },
    {
      term: 'Accessible Pickup',
      value: order.requested_accessible_pickup ? 'Requested' : 'Not requested',
    },
    { term: 'Curbside', value: order.is_curbside ? 'Yes' : 'No' },
    ...(order.is_curbside
      ? [
          { term: 'Vehicle', value: order.vehicle_description },
          { term: 'Curbside Status', value: order.curbside_status?.replaceAll('_', ' ') },
          { term: 'Expected', value: moment(order.eta) },
          ...(order.eta_direction ? [{ term: 'Expected Moves', value: order.eta_direction }] : []),
          { term: 'Arrived', value: moment(order.arrived_at) },
          { term: 'Checked Out', value: moment(order.checked_out_at) },
        ]
      : []),
  ]
}
