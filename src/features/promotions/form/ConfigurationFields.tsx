import type { PromotionTypeDescriptor } from '#api/promotions.ts'
import { productTypes, productTypeValues } from '#domain/products/productWords.ts'
import { lapsed } from '#domain/promotions/promotionWarnings.ts'
import { Checklist } from '#ui/fields/Checklist.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FieldRow } from '#ui/form/FieldGroup.tsx'
import { useAttributeValueChoices, useCategoryChoices } from './choices.ts'
import { AmountFields, CentsField, ProductsField, TriggeringFields } from './configurationParts.tsx'
import type { OfferOf, OfferValues } from './offerForm.ts'

interface ConfigurationFieldsProps<Offer extends OfferValues = OfferValues> {
  offer: Offer
  types: readonly PromotionTypeDescriptor[]
  onChange: (offer: Offer) => void
  errorAt: (member: string) => string | undefined
}

export function ConfigurationFields({ offer, types, ...rest }: ConfigurationFieldsProps) {
  const part = { ...rest, types }
  switch (offer.type) {
    case 'DiscountPromotion':
    case 'FirstOrderAtStoreDiscountPromotion':
    case 'NewCustomerDiscountPromotion':
      return <DiscountFields offer={offer} {...part} />
    case 'FreeTriggeredSmallCupPromotion':
      return (
        <TriggeringFields
          values={offer.configuration}
          onChange={(change) =>
            rest.onChange({ ...offer, configuration: { ...offer.configuration, ...change } })
          }
          errorAt={rest.errorAt}
        />
      )
    case 'SizeUpPromotion':
      return <SizeUpFields offer={offer} {...part} />
    case 'TriggeredDiscountPromotion':
      return <TriggeredFields offer={offer} {...part} />
    case 'FreeEmployeeBagsPromotion':
      return (
        <NumberField
          label="Number of Free Bags"
          data-path="offer.configuration.number_of_free_bags"
          error={rest.errorAt('number_of_free_bags')}
          value={offer.configuration.number_of_free_bags}
          blank={0}
          onChange={(number_of_free_bags) =>
            rest.onChange({ ...offer, configuration: { number_of_free_bags } })
          }
        />
      )
    case 'WholeOrderDiscountPromotion':
      return <WholeOrderFields offer={offer} {...part} />
    case 'ComboDiscountPromotion':
      return <ComboFields offer={offer} {...part} />
    case 'AttributeUpgradePromotion':
      return <UpgradeFields offer={offer} {...part} />
  }
}

type Props<Type extends OfferValues['type']> = ConfigurationFieldsProps<OfferOf<Type>>

type DiscountOffer = Extract<OfferValues, { configuration: { item_limit_per_day: number | null } }>

function DiscountFields({ offer, onChange, errorAt }: ConfigurationFieldsProps<DiscountOffer>) {
  const { configuration } = offer
  const change = (members: Partial<typeof configuration>) =>
    onChange({ ...offer, configuration: { ...configuration, ...members } })
  return (
    <>
      <AmountFields values={configuration} onChange={change} errorAt={errorAt} />
      <TriggeringFields values={configuration} onChange={change} errorAt={errorAt} />
      <NumberField
        label="Item Limit per Day"
        description="Items per customer and day. Empty: no limit."
        data-path="offer.configuration.item_limit_per_day"
        error={errorAt('item_limit_per_day')}
        value={configuration.item_limit_per_day}
        blank={null}
        placeholder="No limit"
        onChange={(item_limit_per_day) => change({ item_limit_per_day })}
      />
    </>
  )
}

function SizeUpFields({ offer, types, onChange, errorAt }: Props<'SizeUpPromotion'>) {
  const { configuration } = offer
  const cohorts = types.find(({ type }) => type === offer.type)?.cohorts ?? []
  const { cohort } = configuration
  const known = cohort === null || cohorts.includes(cohort) ? cohorts : [...cohorts, cohort]
  return (
    <>
      <SearchSelect
        label="Cohort"
        data-path="offer.configuration.cohort"
        error={errorAt('cohort')}
        options={known.map((name) => ({ value: name, label: name }))}
        value={cohort}
        placeholder="Choose a cohort"
        onChange={(next) =>
          onChange({ ...offer, configuration: { cohort: next, last_purchase: null } })
        }
      />
      {cohort === lapsed && (
        <DateField
          label="Last Purchase"
          description="Customers who bought nothing since this date."
          data-path="offer.configuration.cohort_parameters"
          error={errorAt('cohort_parameters')}
          value={configuration.last_purchase}
          onChange={(last_purchase) =>
            onChange({ ...offer, configuration: { ...configuration, last_purchase } })
          }
        />
      )}
    </>
  )
}

function TriggeredFields({ offer, onChange, errorAt }: Props<'TriggeredDiscountPromotion'>) {
  const { configuration } = offer
  const change = (members: Partial<typeof configuration>) =>
    onChange({ ...offer, configuration: { ...configuration, ...members } })
  return (
    <>
      <FieldRow>
        <ProductsField
          value={configuration.triggering_product_ids}
          onChange={(triggering_product_ids) => change({ triggering_product_ids })}
          error={errorAt('triggering_product_ids')}
        />
      </FieldRow>
      <NumberField
        label="Minimum Required Quantity"
        data-path="offer.configuration.minimum_required_quantity"
        error={errorAt('minimum_required_quantity')}
        value={configuration.minimum_required_quantity}
        blank={1}
        onChange={(minimum_required_quantity) => change({ minimum_required_quantity })}
      />
      <CentsField
        label="Discount Amount in Cents"
        member="discount_amount"
        value={configuration.discount_amount}
        onChange={(discount_amount) => change({ discount_amount })}
        errorAt={errorAt}
      />
    </>
  )
}

function WholeOrderFields({ offer, onChange, errorAt }: Props<'WholeOrderDiscountPromotion'>) {
  const { configuration } = offer
  const chosen = configuration.triggering_product_types
  return (
    <>
      <FieldRow>
        <Checklist
          label="Product Types"
          description="The order has to hold a product of one of these types."
          data-path="offer.configuration.triggering_product_types"
          error={errorAt('triggering_product_types')}
          items={productTypes.map(({ value, label }) => ({
            id: value,
            label,
            checked: chosen.includes(value),
          }))}
          onToggle={(id, on) =>
            onChange({
              ...offer,
              configuration: {
                ...configuration,
                triggering_product_types: productTypeValues.filter((value) =>
                  value === id ? on : chosen.includes(value),
                ),
              },
            })
          }
        />
      </FieldRow>
      <CentsField
        label="Cents Off"
        member="cents_off"
        value={configuration.cents_off}
        onChange={(cents_off) =>
          onChange({ ...offer, configuration: { ...configuration, cents_off } })
        }
        errorAt={errorAt}
        blankIsZero
      />
    </>
  )
}

function ComboFields({ offer, onChange, errorAt }: Props<'ComboDiscountPromotion'>) {
  const { configuration } = offer
  const { discounted_promotional_category_id: discounted } = configuration
  const qualifying = configuration.qualifying_promotional_category_ids
  const categories = useCategoryChoices([...(discounted ? [discounted] : []), ...qualifying])
  const change = (members: Partial<typeof configuration>) =>
    onChange({ ...offer, configuration: { ...configuration, ...members } })
  return (
    <>
      <SearchSelect
        label="Discounted Category"
        data-path="offer.configuration.discounted_promotional_category_id"
        error={errorAt('discounted_promotional_category_id') ?? categories.error}
        options={categories.options}
        placeholder={categories.placeholder ?? 'Choose a category'}
        value={discounted}
        onChange={(id) => change({ discounted_promotional_category_id: id })}
      />
      <SearchMultiSelect
        label="Qualifying Categories"
        description="The order has to hold a product of each of these categories."
        data-path="offer.configuration.qualifying_promotional_category_ids"
        error={errorAt('qualifying_promotional_category_ids') ?? categories.error}
        options={categories.options}
        placeholder={categories.placeholder ?? 'Search categories…'}
        value={qualifying}
        onChange={(ids) => change({ qualifying_promotional_category_ids: ids })}
      />
      <AmountFields values={configuration} onChange={change} errorAt={errorAt} />
    </>
  )
}

function UpgradeFields({ offer, onChange, errorAt }: Props<'AttributeUpgradePromotion'>) {
  const { configuration } = offer
  const chosen = Object.values(configuration).filter((id) => id !== null)
  const values = useAttributeValueChoices(chosen)
  const picker = (member: keyof typeof configuration) => ({
    'data-path': `offer.configuration.${member}`,
    error: errorAt(member) ?? values.error,
    options: values.options,
    placeholder: values.placeholder ?? 'Choose an attribute value',
    value: configuration[member],
    onChange: (id: number | null) =>
      onChange({ ...offer, configuration: { ...configuration, [member]: id } }),
  })
  return (
    <>
      <SearchSelect
        {...picker('attribute_value_qualifying_match')}
        label="Customer Receives"
        description="The more expensive attribute value."
      />
      <SearchSelect
        {...picker('attribute_value_discount_match')}
        label="Customer Pays For"
        description="The cheaper attribute value, whose price is charged."
      />
    </>
  )
}
