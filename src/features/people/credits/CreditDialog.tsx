import { NativeSelect, TextInput } from '@mantine/core'
import { z } from 'zod'
import type { Credit } from '#api/credits.ts'
import { useSaveCredit } from '#api/creditWrites.ts'
import { parseCents, typedMoney } from '#domain/money.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'

const productTypes = ['beverage', 'food', 'bag', 'bottle', 'merchandise'] as const

const schema = z.object({
  // What is no whole number of cents counts as 0 (AMB-125), which the host refuses at this field.
  amount: z.string().transform((text) => parseCents(text.trim()) ?? 0),
  product_type: z.enum(productTypes),
})

const labels = { amount: 'Amount (cents)', product_type: 'Product Type' }

interface CreditDialogProps {
  opened: boolean
  userId: number
  /** The credit to edit; null for a new one. */
  credit: Credit | null
  onClose: () => void
}

/** Amount and product type of a credit. */
export function CreditDialog({ opened, userId, credit, onClose }: CreditDialogProps) {
  const save = useSaveCredit(userId, credit)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={credit ? 'Edit Credit' : 'New Credit'}
      schema={schema}
      labels={labels}
      initialValues={{
        amount: typedMoney(credit?.amount ?? 0, 'cents'),
        product_type: credit?.product_type ?? 'beverage',
      }}
      submitLabel="Confirm"
      onSubmit={save}
      onSaved={onClose}
    >
      {({ field }) => (
        <>
          <TextInput {...field('amount')} inputMode="numeric" autoComplete="off" />
          <NativeSelect {...field('product_type')} data={productTypes} />
        </>
      )}
    </FormDialog>
  )
}
