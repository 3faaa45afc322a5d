import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Product } from '#api/products.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { variantActions } from './variantActions.ts'
import classes from './variants.module.css'

/** Two actions with one picker (AMB-64). */
export function CloneAttributes({ product, access }: { product: Product; access: Access }) {
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const clones = {
    attributes: access.canUse(variantActions.cloneAttributes).allowed,
    values: access.canUse(variantActions.cloneValues).allowed,
  }
  if (!clones.attributes && !clones.values) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Clone from a Product
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Clone from another product"
        busy={busy}
      >
        <CloneForm
          product={product}
          clones={clones}
          onDone={() => setOpened(false)}
          onBusy={setBusy}
        />
      </Dialog>
    </>
  )
}

interface CloneFormProps {
  product: Product
  clones: { readonly attributes: boolean; readonly values: boolean }
  onDone: () => void
  onBusy: (busy: boolean) => void
}

function CloneForm({ product, clones, onDone, onBusy }: CloneFormProps) {
  const [source, setSource] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const { id } = product
  const cloneAttributes = useOperation('cloneProductAttributes')
  const cloneValues = useOperation('cloneAttributeValues')
  // Shared, so that only one of the actions runs.
  const { pending, failure, attempt } = useAttempt()
  const itself = new Set([product.id])

  const run = async (clone: (from: number) => Promise<unknown>) => {
    setMissing(source === null)
    if (source === null) return
    onBusy(true)
    const done = await attempt(() => clone(source))
    onBusy(false)
    if (done) onDone()
  }

  return (
    <div className={dialog.content}>
      <p className={classes.about}>{product.name}</p>
      <ProductPicker
        label="Clone from"
        value={source}
        exclude={itself}
        error={missing && source === null ? 'Must select a product' : undefined}
        disabled={pending}
        onChange={setSource}
      />
      <dl className={classes.choices}>
        <dt>Attributes</dt>
        <dd>Adds the attributes this product lacks, with their values, order and default.</dd>
        <dt>Attribute values</dt>
        <dd>Adds the values it lacks, for those attributes that both products have.</dd>
      </dl>
      <p className={classes.none}>The product keeps what it already has.</p>
      {failure && <Problem>{failure}</Problem>}
      <div className={dialog.actions}>
        {clones.values && (
          <Button
            variant="default"
            disabled={pending}
            onClick={() =>
              void run((source_product_id) =>
                cloneValues({ path: { id }, body: { source_product_id } }),
              )
            }
          >
            Clone Attribute Values
          </Button>
        )}
        {clones.attributes && (
          <Button
            disabled={pending}
            onClick={() =>
              void run((clone_product_id) =>
                cloneAttributes({ body: { product_id: id, clone_product_id } }),
              )
            }
          >
            Clone Product Attributes
          </Button>
        )}
      </div>
    </div>
  )
}
