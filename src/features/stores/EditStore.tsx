import type { Store } from '#api/stores.ts'
import { useUpdateStore } from '#api/stores.ts'
import { Section } from '#ui/page/Section.tsx'
import { StoreForm } from './StoreForm.tsx'

interface EditStoreProps {
  store: Store
  /** Set if the right was revoked while the form is open. */
  refusal: string | undefined
}

/**
 * For viewers who may change the store (AMB-86). Renders with the page head; later it would follow the parts
 * below.
 */
export function EditStore({ store, refusal }: EditStoreProps) {
  const update = useUpdateStore()
  return (
    <Section id="edit" title="Edit Store">
      <StoreForm store={store} refusal={refusal} onSubmit={update} />
    </Section>
  )
}
