import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { AddedStoreProduct } from '#api/storeProducts.ts'
import { formatCents } from '#domain/prices/money.ts'
import {
  type NewStoreProduct,
  newStoreProduct,
  type StoreProductChoice,
} from '#domain/products/storeProduct.ts'
import type { FieldBase } from '#ui/form/fieldProps.ts'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import classes from './AddStoreProduct.module.css'

interface ChoiceField extends FieldBase {
  value: number | null
  onChange: (id: number | null) => void
  clearable: true
}

interface AddStoreProductProps {
  label: string
  button: string
  choices: StoreProductChoice
  /** The choice made here; the page makes the other. */
  chooses: keyof StoreProductChoice
  field: string
  /** Base price; undefined while unknown. */
  price: number | undefined
  onChoose: (id: number | null) => void
  onAdd: (added: AddedStoreProduct) => Promise<unknown>
  children: (field: ChoiceField) => ReactNode
}

/** A refusal is flashed and keeps the choice. */
export function AddStoreProduct(props: AddStoreProductProps) {
  const { label, button, choices, chooses, field, price, onChoose, onAdd, children } = props
  const form = useRef<HTMLFormElement>(null)
  const check = (): Checked<NewStoreProduct> => {
    const chosen = newStoreProduct(choices)
    return typeof chosen === 'string'
      ? { faults: [{ path: chooses, message: chosen }] }
      : { sent: chosen }
  }
  const { busy, errors, forget, onSubmit } = useSubmit(form, check, {
    flashesFaults: true,
    onSubmit: (chosen) => onAdd({ ...chosen, price }),
    onSaved: () => onChoose(null),
  })

  return (
    <form ref={form} onSubmit={onSubmit} aria-label={label} className={classes.adder}>
      <div className={classes.picker}>
        {children({
          label: field,
          'data-path': chooses,
          description:
            price === undefined
              ? 'Every variant starts at the base price.'
              : `Every variant starts at the base price of ${formatCents(price)}.`,
          value: choices[chooses],
          error: errors[chooses],
          disabled: busy,
          clearable: true,
          onChange: (id) => {
            onChoose(id)
            forget(chooses)
          },
        })}
      </div>
      <Button
        type="submit"
        variant="default"
        loading={busy}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        {button}
      </Button>
    </form>
  )
}
