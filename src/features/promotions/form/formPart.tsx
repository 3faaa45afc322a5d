import { memo, type ReactNode } from 'react'
import type { FieldProps } from '#ui/form/fieldProps.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import type { PromotionValues } from './promotionForm.ts'

/** The part reads only these fields of the form. */
export interface PartProps<Name extends keyof PromotionValues> {
  form: {
    readonly field: <Key extends Name>(name: Key) => FieldProps<PromotionValues[Key]>
    readonly values: Pick<PromotionValues, Name>
    readonly set: <Key extends Name>(name: Key, value: PromotionValues[Key]) => void
  } & Pick<FormApi<PromotionValues>, 'errorAt' | 'busy'>
}

/** Memoizes a part of the promotion form: it renders only if its fields, faults or other properties change. */
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
