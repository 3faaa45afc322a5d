import { useQuery } from '@tanstack/react-query'
import { storeHoursQuery } from '#api/storeHours.ts'
import type { Store, StoreInput } from '#api/stores.ts'
import { vendorRegionsQuery } from '#api/vendors.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { morningText } from '#domain/stores/storeHours.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { Sent } from '#ui/form/useResourceForm.ts'
import { StoreFields } from './StoreFields.tsx'
import {
  newStore,
  storeFormValues,
  storeLabels,
  storePaths,
  storePictures,
  storeSchema,
} from './storeForm.ts'
import classes from './stores.module.css'

interface StoreFormProps<Opened extends Store | null> {
  /** Null for a new store. */
  store: Opened
  /** Set if the right was revoked while the form is open. */
  refusal?: string | undefined
  onSubmit: (sent: Sent<Opened, StoreInput>) => Promise<Store>
  onSaved?: (store: Store) => unknown
  onCancel?: () => void
  onDirtyChange?: (dirty: boolean) => void
}

export function StoreForm<Opened extends Store | null>({ store, ...form }: StoreFormProps<Opened>) {
  const schema = storeSchema(store)
  const initialValues = store ? storeFormValues(store) : newStore
  const morning = useMorning(store)
  // Its field reads them.
  const regions = useQuery({ ...vendorRegionsQuery(), enabled: false }).data
  return (
    <ResourceForm
      {...form}
      record={store}
      title={store ? store.name : 'Store'}
      schema={schema}
      labels={storeLabels}
      names={{ vendor_region_id: (id) => regions?.find((one) => one.id === id)?.name }}
      writeOnly={storePictures}
      paths={storePaths}
      initialValues={initialValues}
      submitLabel="Submit"
      flashesFaults
    >
      {(api) => (
        <div className={classes.formArea}>
          <div className={classes.formColumns}>
            <StoreFields form={api} store={store} morning={morning} />
          </div>
        </div>
      )}
    </ResourceForm>
  )
}

/** A new store has no hours yet (AMB-81). */
function useMorning(store: Store | null): string {
  const today = useStoreDate(store?.time_zone ?? newStore.time_zone)
  const hours = useQuery({ ...storeHoursQuery(store?.id ?? 0), enabled: store !== null })
  if (hours.error && !hours.data) return 'Unknown'
  return morningText(hours.data ?? { hours: {}, overrides: {} }, today)
}
