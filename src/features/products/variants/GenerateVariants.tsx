import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import type { Product } from '#api/products.ts'
import type { Variant } from '#api/variants.ts'
import { AskingDialog } from '#ui/form/AskingDialog.tsx'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { GenerateForm, generateTitle } from './GenerateForm.tsx'
import type { OfferedAttribute } from './offered.ts'
import { proposalsOf } from './proposals.ts'

interface GenerateVariantsProps {
  product: Product
  attributes: readonly OfferedAttribute[]
  variants: readonly Variant[]
}

export function GenerateVariants({ product, attributes, variants }: GenerateVariantsProps) {
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const { proposals, more } = proposalsOf(product, attributes, variants)
  return (
    <>
      <GuardedButton
        variant="default"
        leftSection={<IconSparkles size={16} aria-hidden />}
        refusal={proposals.length === 0 ? 'Every combination has a variant.' : null}
        onClick={() => setOpened(true)}
      >
        {generateTitle}
      </GuardedButton>
      <AskingDialog
        form={generateTitle}
        opened={opened}
        onClose={() => setOpened(false)}
        title={generateTitle}
        size="xl"
        busy={busy}
      >
        {(close) => (
          <GenerateForm
            product={product}
            found={proposals}
            more={more}
            onBusy={setBusy}
            onClose={close}
          />
        )}
      </AskingDialog>
    </>
  )
}
