import { NativeSelect } from '@mantine/core'
import type { Variant, VariantDraft } from '#api/variants.ts'
import type { RowFaults, RowField } from '#ui/table/types.ts'
import type { OfferedAttribute } from './offered.ts'
import { chosenValue, columnOf } from './variantColumns.tsx'

type Values = Readonly<Record<string, string>>

/** The fields of a variant: its SKU and a picker for each attribute that has values. */
export function variantFields(attributes: readonly OfferedAttribute[]): Record<string, RowField> {
  const pickers = asked(attributes).map((attribute): [string, RowField] => [
    columnOf(attribute),
    {
      label: attribute.name,
      initial: defaultOf(attribute),
      render: ({ value, onChange, label, error, readOnly }) => (
        <NativeSelect
          size="sm"
          aria-label={label}
          value={value}
          error={error}
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

function defaultOf({ values }: OfferedAttribute): string {
  return String(values.find(({ is_default }) => is_default)?.attribute_value_id ?? '')
}
