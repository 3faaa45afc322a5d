import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import type { Store } from '#api/stores.ts'
import { vendorRegionsQuery } from '#api/vendors.ts'
import { longMoment, ownTimeZone } from '#domain/calendar.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { DefinitionList, type Fact } from '#ui/page/DefinitionList.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './stores.module.css'

export function StoreDetails({ store }: { store: Store }) {
  return (
    <Section id="details" title="Details" description={store.description}>
      <StoreFacts store={store} />
    </Section>
  )
}

/** The store's secret is not shown (AMB-86). */
export function StoreFacts({ store }: { store: Store }) {
  return (
    <div className={classes.groups}>
      <Group title="Place">
        <DefinitionList facts={locationOf(store)} />
      </Group>
      <Group title="Ordering">
        <DefinitionList facts={orderingOf(store)} />
      </Group>
      <Group title="IDs in Other Systems">
        <DefinitionList facts={idsOf(store)} />
      </Group>
      <Group title="Header Images">
        <HeaderImages store={store} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function locationOf(store: Store): Fact[] {
  const { latitude, longitude, vendor_region_id, archived_at } = store
  const facts: Fact[] = [
    { term: 'Region', value: store.region },
    { term: 'Area', value: store.area },
    {
      term: 'Vendor Region',
      value: vendor_region_id !== null && <VendorRegion id={vendor_region_id} />,
    },
    { term: 'Time Zone', value: store.time_zone },
    { term: 'Latitude', value: latitude },
    { term: 'Longitude', value: longitude },
  ]
  if (archived_at)
    facts.push({
      term: 'Archived',
      value: (
        <span title={ownTimeZone()}>
          <DateCell value={archived_at} format={longMoment} />
        </span>
      ),
    })
  return facts
}

function orderingOf(store: Store): Fact[] {
  return [
    { term: 'Accepts Mobile Orders', value: yesOrNo(store.accepts_mobile_orders) },
    { term: 'Accepts Curbside Orders', value: yesOrNo(store.curbside_enabled) },
    { term: 'Has a Drive Thru', value: yesOrNo(store.has_drive_thru) },
    { term: 'Max Prep Time', value: store.max_prep_time },
    { term: 'Minutes to Closing Warning', value: store.minutes_to_closing_warning },
  ]
}

function idsOf(store: Store): Fact[] {
  return [
    { term: 'Netsuite ID', value: store.netsuite_id },
    { term: 'Contentful ID', value: store.contentful_id },
    { term: 'Blue Dot Destination ID', value: store.bd_destination_id },
    { term: 'Yext Entity ID', value: store.yext_id },
    { term: 'Doordash Store ID', value: store.doordash_id },
    { term: 'Paytronix Store ID', value: store.paytronix_id },
  ]
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

/** The number until the name is loaded. */
function VendorRegion({ id }: { id: number }) {
  const regions = useQuery(vendorRegionsQuery()).data
  return regions?.find((region) => region.id === id)?.name ?? `Vendor region ${id}`
}

function HeaderImages({ store }: { store: Store }) {
  const images = [
    { name: 'Header Image One', url: store.header_image_one_url },
    { name: 'Header Image Two', url: store.header_image_two_url },
  ].filter(({ url }) => url !== null)
  if (images.length === 0) return <p className={classes.quiet}>No header images</p>
  return (
    <div className={classes.images}>
      {images.map(({ name, url }) => (
        <figure key={name}>
          <Picture src={imageAddress(url)} alt="" name={name} width="100%" height={135} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
