import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { useStoreTarget } from '#components/storeHooks.ts'
import { whenOpened } from '#ui/Opening.tsx'

const rates = whenOpened(() => import('./StoreRates.tsx').then((module) => module.StoreRates))

interface StoreTaxRatesProps {
  storeId: number
}

export function StoreTaxRates({ storeId }: StoreTaxRatesProps) {
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateStoreTaxRates',
    label: 'Change the tax rates',
    target,
  }
  return (
    <GuardedSection
      id="tax-rates"
      title="Tax Rates and Surcharges"
      description="What each surcharge takes, in percent, on each type of product."
      actions={[action]}
      below
      failed="The tax rates could not be loaded"
    >
      {(editable) => <rates.Part storeId={storeId} editable={editable} />}
    </GuardedSection>
  )
}
