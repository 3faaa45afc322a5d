import { NativeSelect } from '@mantine/core'
import { ApiError } from '#api/errors.ts'
import type { Variant, VariantDraft } from '#api/variants.ts'
import type { RowFaults, RowField } from '#ui/list/rowForm.ts'
import type { OfferedAttribute } from './offered.ts'
import { chosenValue, columnOf } from './variantColumns.tsx'
import classes from './variants.module.css'

type Values = Readonly<Record<string, string>>

/** A field that is at fault together with the one that says why. */
const alsoAtFault = ' '

/**
 * The fields of a variant: its SKU and a picker for each attribute that has values. A new one starts with
 * `chosen`, the ids of the values of a combination that is missing, else with the defaults.
 */
export function variantFields(
  attributes: readonly OfferedAttribute[],
  chosen: readonly number[] = [],
): Record<string, RowField> {
  const pickers = asked(attributes).map((attribute): [string, RowField] => [
    columnOf(attribute),
    {
      label: attribute.name,
      initial: startOf(attribute, chosen),
      render: ({ value, onChange, label, error, readOnly }) => (
        <NativeSelect
          size="sm"
          label={label}
          classNames={{ label: classes.selectLabel }}
          value={value}
          error={error === alsoAtFault || error}
          disabled={readOnly}
          data={[
            { value: '', label: `${label}…` },
            ...attribute.values.map((one) => ({
              value: String(one.attribute_value_id),
              label: one.name,
            })),
          ]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ),
    },
  ])
  return { sku: { label: 'SKU', maxLength: 255 }, ...Object.fromEntries(pickers) }
}

/** What the fields of a variant hold. */
export function variantValues(
  variant: Variant,
  attributes: readonly OfferedAttribute[],
): Record<string, string> {
  const chosen = asked(attributes).map((attribute) => [
    columnOf(attribute),
    String(chosenValue(variant, attribute)?.id ?? ''),
  ])
  return { sku: variant.sku, ...Object.fromEntries(chosen) }
}

/** What is wrong with the typed variant: every one needs a SKU and a value of each attribute. */
export function variantFormFaults(
  values: Values,
  attributes: readonly OfferedAttribute[],
): RowFaults {
  const faults: Record<string, string> = {}
  if (values.sku?.trim() === '') faults.sku = 'Must provide a SKU.'
  for (const attribute of asked(attributes))
    if (!values[columnOf(attribute)])
      faults[columnOf(attribute)] = `Must choose a value for ${attribute.name}.`
  return faults
}

/** The variant as it is sent. */
export function variantDraft(
  values: Values,
  attributes: readonly OfferedAttribute[],
): VariantDraft {
  return {
    sku: values.sku?.trim() ?? '',
    attribute_values: asked(attributes).map((attribute) => Number(values[columnOf(attribute)])),
  }
}

/** An attribute without a value on offer cannot be chosen. */
function asked(attributes: readonly OfferedAttribute[]): OfferedAttribute[] {
  return attributes.filter(({ values }) => values.length > 0)
}

function startOf({ values }: OfferedAttribute, chosen: readonly number[]): string {
  const start =
    values.find((one) => chosen.includes(one.attribute_value_id)) ??
    values.find(({ is_default }) => is_default)
  return String(start?.attribute_value_id ?? '')
}

/**
 * The refusal of a variant with its faults at the fields of the row: a combination that exists marks all
 * pickers, the first one says why.
 */
export function refusalAtFields(reason: unknown, attributes: readonly OfferedAttribute[]): unknown {
  if (!(reason instanceof ApiError)) return reason
  const columns = asked(attributes).map(columnOf)
  const told = new Map<string, string>()
  const tell = (path: string, message: string) =>
    told.set(path, told.has(path) ? `${told.get(path)} ${message}` : message)
  for (const { path, message } of reason.fields) {
    const [field, index] = path.split('.')
    const own = index === undefined ? undefined : columns[Number(index)]
    if (field !== 'attribute_values') tell(path, message)
    else if (own) tell(own, message)
    // Without attributes there is one variant, and the SKU is the only field.
    else if (columns.length === 0) tell('sku', message)
    else
      for (const [place, column] of columns.entries())
        tell(column, place === 0 ? message : alsoAtFault)
  }
  const fields = [...told].map(([path, message]) => ({ path, message }))
  return new ApiError(reason.status, reason.code, reason.message, fields)
}
