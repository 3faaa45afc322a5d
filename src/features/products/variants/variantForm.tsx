import { NativeSelect } from '@mantine/core'
import type { Variant, VariantDraft } from '#api/variants.ts'
import { cleanName } from '#domain/cleanName.ts'
import { alsoAtFault, type FieldPaths } from '#ui/form/errors.ts'
import type { RowFaults, RowField } from '#ui/list/body/rowForm.ts'
import { catalogueValues, type OfferedAttribute } from './offered.ts'
import { chosenValue, columnOf } from './variantColumns.tsx'
import classes from './variants.module.css'

type Values = Readonly<Record<string, string>>

/** Starts with `chosen` (value ids), else with the defaults. */
export function variantFields(
  attributes: readonly OfferedAttribute[],
  chosen: readonly number[] = [],
): Record<string, RowField> {
  const pickers = withPicker(attributes).map((attribute): [string, RowField] => [
    columnOf(attribute),
    {
      label: attribute.name,
      initial: startOf(attribute, chosen),
      nameOf: (id) => attribute.values.find((one) => String(one.attribute_value_id) === id)?.name,
      render: ({ value, onChange, label, error, readOnly, 'data-path': path }) => (
        <NativeSelect
          data-path={path}
          size="sm"
          label={label}
          aria-label={label}
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
  return { sku: { label: 'SKU' }, ...Object.fromEntries(pickers) }
}

export function variantValues(
  variant: Variant,
  attributes: readonly OfferedAttribute[],
): Record<string, string> {
  const chosen = withPicker(attributes).map((attribute) => [
    columnOf(attribute),
    String(chosenValue(variant, attribute)?.id ?? ''),
  ])
  return { sku: variant.sku, ...Object.fromEntries(chosen) }
}

/** A variant needs a SKU and a value per attribute, except those that the edited variant lacked (AMB-191). */
export function variantFormFaults(
  values: Values,
  attributes: readonly OfferedAttribute[],
  edited?: Variant,
): RowFaults {
  const faults: Record<string, string> = {}
  if (values.sku !== undefined && cleanName(values.sku) === '') faults.sku = 'Must provide a SKU.'
  for (const attribute of withPicker(attributes))
    if (!values[columnOf(attribute)] && !(edited && !chosenValue(edited, attribute)))
      faults[columnOf(attribute)] = `Must choose a value for ${attribute.name}.`
  return faults
}

export function variantDraft(
  values: Values,
  attributes: readonly OfferedAttribute[],
): VariantDraft {
  return {
    sku: cleanName(values.sku ?? ''),
    attribute_values: withPicker(attributes).flatMap((attribute) =>
      catalogueValues(attribute).filter(({ id }) => String(id) === values[columnOf(attribute)]),
    ),
  }
}

/** Attributes without an offered value have no picker. */
function withPicker(attributes: readonly OfferedAttribute[]): OfferedAttribute[] {
  return attributes.filter(({ values }) => values.length > 0)
}

function startOf({ values }: OfferedAttribute, chosen: readonly number[]): string {
  const start =
    values.find((one) => chosen.includes(one.attribute_value_id)) ??
    values.find(({ is_default }) => is_default)
  return String(start?.attribute_value_id ?? '')
}

/** For server errors. A duplicate combination marks all pickers, or the SKU without attributes. */
export function variantPaths(attributes: readonly OfferedAttribute[]): FieldPaths {
  const columns = withPicker(attributes).map(columnOf)
  const single = columns.map((column, index) => [`attribute_values.${index}`, column] as const)
  return {
    attribute_values: columns.length > 0 ? columns : 'sku',
    ...Object.fromEntries(single),
  }
}
