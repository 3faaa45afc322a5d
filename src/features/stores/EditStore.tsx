import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { type Store, useUpdateStore } from '#api/stores.ts'
import { Section } from '#ui/page/Section.tsx'
import { StoreFacts } from './StoreDetails.tsx'
import { StoreForm } from './StoreForm.tsx'

interface EditStoreProps {
  store: Store
  /** Set if the right was revoked while the form is open. */
  refusal: string | undefined
}

/** For viewers who may change the store (AMB-86). On narrow windows it begins as a summary (AMB-259). */
export function EditStore({ store, refusal }: EditStoreProps) {
  const update = useUpdateStore()
  const isNarrow = useMediaQuery('(width < 64em)', false, { getInitialValueInEffect: false })
  const [isUnfolded, setUnfolded] = useState(!isNarrow)
  const [isDirty, setDirty] = useState(false)
  return (
    <Section
      id="edit"
      title="Edit Store"
      isBounded={false}
      actions={
        <Button
          variant="default"
          size="xs"
          aria-expanded={isUnfolded}
          disabled={isDirty}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Show a summary' : 'Show the form'}
        </Button>
      }
    >
      {isUnfolded ? (
        <StoreForm store={store} refusal={refusal} onSubmit={update} onDirtyChange={setDirty} />
      ) : (
        <StoreFacts store={store} />
      )}
    </Section>
  )
}
