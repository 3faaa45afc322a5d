import { NativeSelect } from '@mantine/core'
import { z } from 'zod'
import type { Credit } from '#api/credits.ts'
import { useCreateCredit, useUpdateCredit } from '#api/credits.ts'
import { centsText } from '#domain/prices/money.ts'
import { productTypeValues } from '#domain/products/productWords.ts'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { moneySchema } from '#ui/form/schemas.ts'

const labels = { amount: 'Amount (cents)', product_type: 'Product Type' }

const schema = z.object({
  // The server refuses an amount of 0 at this field (AMB-221).
  amount: moneySchema(labels.amount),
  product_type: z.enum(productTypeValues),
})

interface CreditDialogProps {
  opened: boolean
  userId: number
  /** Null for a new one. */
  credit: Credit | null
  onClose: () => void
}

export function CreditDialog({ opened, userId, credit, onClose }: CreditDialogProps) {
  const create = useCreateCredit(userId)
  const update = useUpdateCredit(userId)
  const [ask, question] = useQuestion()
  return (
    <>
      <FormDialog
        opened={opened}
        onClose={onClose}
        record={credit}
        title={credit ? 'Edit Credit' : 'New Credit'}
        schema={schema}
        labels={labels}
        initialValues={{
          amount: centsText(credit?.amount ?? 0),
          product_type: credit?.product_type ?? productTypeValues[0],
        }}
        submitLabel="Confirm"
        onAsk={async ({ body }) =>
          credit !== null ||
          body.amount !== 0 ||
          ask({
            title: 'Give a credit of $0.00?',
            children: 'This credit will be worth $0.00. Create it anyway?',
            confirmLabel: 'Create',
          })
        }
        onSubmit={({ opened: known, changes, body }) =>
          known ? update({ opened: known, changes }) : create(body)
        }
        onSaved={onClose}
      >
        {({ field }) => (
          <>
            <MoneyField {...field('amount')} />
            <NativeSelect {...field('product_type')} data={productTypeValues} />
          </>
        )}
      </FormDialog>
      {question}
    </>
  )
}
