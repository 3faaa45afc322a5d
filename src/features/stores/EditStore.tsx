import type { Store } from '#api/stores.ts'
import { useUpdateStore } from '#api/stores.ts'
import { Section } from '#ui/page/Section.tsx'
import { StoreForm } from './StoreForm.tsx'

interface EditStoreProps {
  store: Store
  /** Why the store cannot be saved, where the right was taken away meanwhile. */
  refusal: string | undefined
}

/**
 * The form of a store, for those who may change it (AMB-86). It is drawn with the head of the page: drawn
 * later, it would come after the parts below, which are drawn when there is time.
 */
export function EditStore({ store, refusal }: EditStoreProps) {
  const update = useUpdateStore()
  return (
    <Section id="edit" title="Edit Store">
      <StoreForm store={store} refusal={refusal} onSubmit={update} />
    </Section>
  )
}
