import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AllTaxRates } from './AllTaxRates.tsx'

/** The tax rates of every store. */
export function SurchargesScreen() {
  return (
    <>
      <PageHeader title="Surcharges & Tax" />
      <AllTaxRates />
    </>
  )
}
