import { useAccess } from '#api/viewer.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { useStoreTarget } from '#components/useStoreTarget.ts'
import { Section } from '#ui/page/Section.tsx'
import { whenOpened } from '#ui/whenOpened.ts'

const rates = whenOpened(() => import('./StoreRates.tsx').then((module) => module.StoreRates))

interface StoreTaxRatesProps {
  storeId: number
}

/** What the surcharges take on each product type at one store. */
export function StoreTaxRates({ storeId }: StoreTaxRatesProps) {
  const access = useAccess()
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateStoreTaxRates',
    label: 'Change the tax rates',
    target,
  }
  return (
    <Section
      id="tax-rates"
      title="Tax Rates and Surcharges"
      description="What each surcharge takes, in percent, on each type of product."
      actions={<HiddenActions access={access} actions={[action]} />}
    >
      <SectionBoundary below failed="The tax rates could not be loaded">
        <rates.Part storeId={storeId} editable={access.canUse(action).allowed} />
      </SectionBoundary>
    </Section>
  )
}
