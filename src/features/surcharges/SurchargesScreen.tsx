import type { ComponentType } from 'react'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { SurchargesSection } from './SurchargesSection.tsx'

interface SurchargesScreenProps {
  /** The tax rates of every store, which the route brings: a feature imports no other one. */
  TaxRates: ComponentType
}

/** The surcharges, and below them what every store charges. */
export function SurchargesScreen({ TaxRates }: SurchargesScreenProps) {
  return (
    <>
      <PageHeader title="Surcharges & Tax" />
      <SurchargesSection />
      <TaxRates />
    </>
  )
}
