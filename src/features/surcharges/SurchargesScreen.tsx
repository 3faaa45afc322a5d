import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AllTaxRates } from './AllTaxRates.tsx'
import { SurchargesSection } from './SurchargesSection.tsx'

/** The surcharges, and below them what every store charges. */
export function SurchargesScreen() {
  return (
    <>
      <PageHeader title="Surcharges & Tax" />
      <SurchargesSection />
      <AllTaxRates />
    </>
  )
}
