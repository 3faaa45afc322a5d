import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { storeQuery } from '#api/stores.ts'
import { StoreOrders } from '#components/orders/StoreOrders.tsx'
import { DayParts } from './DayParts.tsx'
import { StoreDetails } from './StoreDetails.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { StoreState } from './StoreState.tsx'

/** A section of the page that another feature draws. */
type StoreSection = ComponentType<{ storeId: number }>

interface StoreScreenProps {
  /** The sections for counts and taxes, which the route brings: a feature imports no other one. */
  sections: {
    readonly TodaysInventory: StoreSection
    readonly StartingInventory: StoreSection
    readonly TaxRates: StoreSection
  }
}

/** One store. Another store remounts the page, so that no open control is carried over. */
export function StoreScreen({ sections }: StoreScreenProps) {
  const { storeId } = useParams({ from: '/_staff/stores/$storeId' })
  return <StorePage key={storeId} id={storeId} sections={sections} />
}

function StorePage({ id, sections }: StoreScreenProps & { id: number }) {
  const { data: store } = useSuspenseQuery(storeQuery(id))
  const { TodaysInventory, StartingInventory, TaxRates } = sections
  return (
    <>
      <StoreHeader store={store} state={<StoreState store={store} />}>
        <DayParts store={store} />
      </StoreHeader>
      <StoreDetails store={store} />
      <TodaysInventory storeId={id} />
      <StartingInventory storeId={id} />
      <TaxRates storeId={id} />
      <StoreOrders store={store} />
    </>
  )
}
