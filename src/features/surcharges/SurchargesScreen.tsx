import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AllTaxRates } from './AllTaxRates.tsx'
import { SurchargesSection } from './SurchargesSection.tsx'

export function SurchargesScreen() {
  return (
    <>
      <PageHeader title="Surcharges & Tax" />
      <SurchargesSection />
      <AllTaxRates />
    </>
  )
}
