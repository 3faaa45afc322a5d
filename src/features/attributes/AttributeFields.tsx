import { TextInput } from '@mantine/core'
import type { Attribute } from '#api/attributes.ts'
import { productTypes, wordFor } from '#domain/products/productWords.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import type { AttributeValues } from './attributeForm.ts'

interface AttributeFieldsProps {
  field: FormApi<AttributeValues>['field']
  /** Candidates for Modified By. */
  others: readonly Attribute[]
  readOnly?: boolean
}

export function AttributeFields({ field, others, readOnly = false }: AttributeFieldsProps) {
  const modifiedBy = field('modifier_attribute_id')
  return (
    <FieldGroup title="Attribute">
      <TextInput
        {...field('name')}
        required={!readOnly}
        readOnly={readOnly}
        autoComplete="off"
        description="Its display name, e.g. Milk."
      />
      <TextInput
        {...field('label')}
        readOnly={readOnly}
        autoComplete="off"
        description="The text above the choice, e.g. Choose your milk."
      />
      <FieldRow>
        <SegmentedChoice
          {...field('product_type')}
          options={productTypes}
          required={!readOnly}
          disabled={readOnly}
        />
      </FieldRow>
      <SwitchField {...field('is_adjective')} disabled={readOnly} />
      <SwitchField {...field('includes_goods')} disabled={readOnly} />
      {readOnly ? (
        <TextInput
          label={modifiedBy.label}
          value={others.find(({ id }) => id === modifiedBy.value)?.name ?? 'None'}
          readOnly
        />
      ) : (
        <SearchSelect
          {...modifiedBy}
          options={others.map(({ id, name, product_type }) => ({
            value: id,
            label: name,
            detail: wordFor(productTypes, product_type),
          }))}
          placeholder="None"
          placeholderOption="None"
          clearable
          description="Another attribute that modifies this one, e.g. Milk Amount."
        />
      )}
    </FieldGroup>
  )
}
