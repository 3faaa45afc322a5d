import { Switch } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useCount } from '#api/inventory.ts'
import {
  type FailedCount,
  type FailedCounts,
  failedCountText,
} from '#components/inventory/useFailedCounts.ts'
import type { CountChange, CountedVariant } from '#domain/products/inventory.ts'
import { grouped } from '#domain/wording.ts'
import { CountField } from './CountField.tsx'
import classes from './inventory.module.css'

interface CountRowProps {
  storeId: number
  row: CountedVariant
  editable: boolean
  failure: FailedCount | undefined
  follow: FailedCounts['follow']
  forget: FailedCounts['forget']
}

export function CountRow(props: CountRowProps) {
  const { storeId, row, editable, failure, follow, forget } = props
  const { variantId } = row
  const { count, change: send } = useCount({ storeId, variantId })
  const change = (made: CountChange) => follow(variantId, made, send(made))
  const { quantity_available: quantity, do_not_sell } = count
  const name = useId()
  const failureId = useId()
  return (
    <li
      aria-labelledby={name}
      className={classes.row}
      data-empty={quantity === 0 || do_not_sell || undefined}
      data-plain={!editable || undefined}
    >
      <span id={name} className={classes.name}>
        {row.label}
      </span>
      {editable ? (
        <>
          <Switch
            className={classes.mark}
            label="Do Not Sell"
            aria-label={`Do Not Sell ${row.label}`}
            checked={do_not_sell}
            onChange={({ currentTarget }) => change({ do_not_sell: currentTarget.checked })}
          />
          <span className={classes.stepper}>
            <StepButton
              label={`One less ${row.label}`}
              icon={IconMinus}
              disabled={quantity === 0}
              onStep={() => change({ adjust_quantity: -1 })}
            />
            <CountField
              label={`Quantity of ${row.label}`}
              value={quantity}
              unsaved={failure?.quantity ?? null}
              failureId={failure && failureId}
              onChange={(quantity_available) => change({ quantity_available })}
              onGiveUp={() => forget(variantId)}
            />
            <StepButton
              label={`One more ${row.label}`}
              icon={IconPlus}
              disabled={false}
              onStep={() => change({ adjust_quantity: 1 })}
            />
          </span>
          {failure && (
            <p id={failureId} role="alert" className={classes.failure}>
              {failedCountText(failure)}
            </p>
          )}
        </>
      ) : (
        <>
          <span className={classes.mark}>{do_not_sell && 'Do Not Sell'}</span>
          <span className={classes.quantity}>{grouped(quantity)}</span>
        </>
      )}
    </li>
  )
}

interface StepButtonProps {
  label: string
  icon: typeof IconMinus
  disabled: boolean
  onStep: () => void
}

/** Vibrates briefly where the device can. */
function StepButton({ label, icon: Icon, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        navigator.vibrate?.(disabled ? 40 : 8)
        if (!disabled) onStep()
      }}
    >
      <Icon size={22} aria-hidden />
    </button>
  )
}
