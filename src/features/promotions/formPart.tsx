import { memo, type ReactNode } from 'react'
import type { FieldProps } from '#ui/form/fieldProps.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import type { PromotionValues } from './promotionForm.ts'

/** The properties of a part of the form, which reads nothing of the form but these fields. */
export interface PartProps<Name extends keyof PromotionValues> {
  form: {
    readonly field: <Key extends Name>(name: Key) => FieldProps<PromotionValues[Key]>
    readonly values: Pick<PromotionValues, Name>
    readonly set: <Key extends Name>(name: Key, value: PromotionValues[Key]) => void
  } & Pick<FormApi<PromotionValues>, 'errorAt' | 'busy'>
}

/**
 * A part of the promotion's form. It is drawn again when one of its fields, a fault or another property changes;
 * a key elsewhere in the form costs it nothing.
 */
export function formPart<Name extends keyof PromotionValues, Props extends PartProps<Name>>(
  names: readonly Name[],
  part: (props: Props) => ReactNode,
) {
  return memo(part, (before: Props, after: Props) => {
    const { form: was, ...others } = before
    const { form: now, ...next } = after
    return (
      now.errorAt === was.errorAt &&
      now.busy === was.busy &&
      names.every((name) => now.values[name] === was.values[name]) &&
      sameProps(others, next)
    )
  })
}

function sameProps(one: object, other: object): boolean {
  const members = new Map(Object.entries(one))
  return Object.entries(other).every(([name, value]) => Object.is(members.get(name), value))
}
