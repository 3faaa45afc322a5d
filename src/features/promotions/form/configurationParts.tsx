import { type ProductType, productTypes } from '#domain/products/productWords.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { FieldRow } from '#ui/form/FieldGroup.tsx'
import { useProductChoices } from './choices.ts'

interface PartProps<Values> {
  values: Values
  onChange: (change: Partial<Values>) => void
  errorAt: (member: string) => string | undefined
}

interface Amount {
  off: 'percentage' | 'cents'
  percentage_off: number
  cents_off: string
}

const amounts = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'cents', label: 'Cents' },
] as const

/** Only the chosen one of the two is sent (AMB-152). */
export function AmountFields({ values, onChange, errorAt }: PartProps<Amount>) {
  return (
    <>
      <SegmentedChoice
        label="Discount"
        options={amounts}
        value={values.off}
        onChange={(off) => onChange({ off })}
      />
      {values.off === 'percentage' ? (
        <NumberField
          label="Percentage Off"
          data-path="offer.configuration.percentage_off"
          error={errorAt('percentage_off')}
          value={values.percentage_off}
          max={100}
          blank={0}
          decimals
          unit="%"
          onChange={(percentage_off) => onChange({ percentage_off })}
        />
      ) : (
        <CentsField
          label="Cents Off"
          member="cents_off"
          value={values.cents_off}
          onChange={(cents_off) => onChange({ cents_off })}
          errorAt={errorAt}
          blankIsZero
        />
      )}
    </>
  )
}

interface CentsFieldProps {
  label: string
  member: string
  value: string
  onChange: (text: string) => void
  errorAt: (member: string) => string | undefined
  blankIsZero?: boolean
}

export function CentsField({ member, errorAt, ...input }: CentsFieldProps) {
  return (
    <MoneyField {...input} data-path={`offer.configuration.${member}`} error={errorAt(member)} />
  )
}

interface Triggering {
  by: 'products' | 'type'
  triggering_product_ids: number[]
  triggering_product_type: ProductType | null
}

const ways = [
  { value: 'products', label: 'Products' },
  { value: 'type', label: 'Product Type' },
] as const

/** Only the chosen one of the two is sent (AMB-152). */
export function TriggeringFields({ values, onChange, errorAt }: PartProps<Triggering>) {
  return (
    <>
      <FieldRow>
        <SegmentedChoice
          label="Triggered By"
          options={ways}
          value={values.by}
          onChange={(by) => onChange({ by })}
        />
      </FieldRow>
      <FieldRow>
        {values.by === 'products' ? (
          <ProductsField
            value={values.triggering_product_ids}
            onChange={(triggering_product_ids) => onChange({ triggering_product_ids })}
            error={errorAt('triggering_product_ids')}
          />
        ) : (
          <SegmentedChoice
            label="Product Type"
            data-path="offer.configuration.triggering_product_type"
            error={errorAt('triggering_product_type')}
            options={productTypes}
            value={values.triggering_product_type}
            onChange={(triggering_product_type) => onChange({ triggering_product_type })}
          />
        )}
      </FieldRow>
    </>
  )
}

interface ProductsFieldProps {
  value: readonly number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}

export function ProductsField({ value, onChange, error }: ProductsFieldProps) {
  const products = useProductChoices(value)
  return (
    <SearchMultiSelect
      label="Triggering Products"
      data-path="offer.configuration.triggering_product_ids"
      options={products.options}
      placeholder={products.placeholder ?? 'Search products…'}
      value={value}
      onChange={onChange}
      error={error ?? products.error}
    />
  )
}
