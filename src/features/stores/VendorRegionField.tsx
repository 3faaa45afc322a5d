import { useQuery } from '@tanstack/react-query'
import type { Store } from '#api/stores.ts'
import { vendorRegionsQuery } from '#api/vendors.ts'
import { RetryReading } from '#components/stores/RetryReading.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import type { StoreValues } from './storeForm.ts'

interface VendorRegionFieldProps {
  form: FormApi<StoreValues>
  store: Store | null
}

/** If the regions cannot be read, the form can still be saved. */
export function VendorRegionField({ form, store }: VendorRegionFieldProps) {
  const regions = useQuery(vendorRegionsQuery())
  const own = store?.vendor_region_id
  const options = (regions.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  // The store's region may have been deleted.
  if (typeof own === 'number' && options.every(({ value }) => value !== own))
    options.push({ value: own, label: regions.isPending ? '…' : `Vendor region ${own}` })
  return (
    <SearchSelect
      {...form.field('vendor_region_id')}
      options={options}
      placeholder={regions.isPending ? 'Loading regions…' : 'Select a region'}
      clearable
      description={
        regions.error && (
          <>
            The regions could not be loaded.{' '}
            <RetryReading
              what="the regions"
              onRetry={() => void regions.refetch()}
              next='[data-path="vendor_region_id"]'
            />
          </>
        )
      }
    />
  )
}
