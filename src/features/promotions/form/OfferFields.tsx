import type { PromotionTypeDescriptor } from '#api/promotions.ts'
import { wordFor } from '#domain/products/productWords.ts'
import { promotionTypeWords } from '#domain/promotions/promotionWords.ts'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ConfigurationFields } from './ConfigurationFields.tsx'
import { useCategoryChoices } from './choices.ts'
import { newOffer, promotionTypes } from './offerForm.ts'
import type { PartProps } from './promotionForm.ts'

const categoryFields = [
  'promotional_category_inclusions',
  'promotional_category_exclusions',
] as const

interface OfferFieldsProps extends PartProps<'offer' | (typeof categoryFields)[number]> {
  types: readonly PromotionTypeDescriptor[]
  /** A saved type that the console does not know. */
  kept: string | undefined
}

export function OfferFields(props: OfferFieldsProps) {
  const { form, types, kept } = props
  const { offer } = form.values
  const descriptions = new Map(types.map(({ type, description }) => [type, description]))
  const choose = (type: (typeof promotionTypes)[number] | null) => {
    form.set('offer', type && newOffer(type))
    if (type !== 'ComboDiscountPromotion') return
    // A combo has its categories in the configuration.
    form.set('promotional_category_inclusions', [])
    form.set('promotional_category_exclusions', [])
  }
  return (
    <FieldGroup title="Offer">
      <FieldRow>
        <SearchSelect
          label="Type"
          data-path="offer.type"
          options={promotionTypes.map((type) => ({
            value: type,
            label: wordFor(promotionTypeWords, type),
            detail: type,
          }))}
          value={offer?.type ?? null}
          onChange={choose}
          placeholder={kept ?? 'Choose a type'}
          description={offer ? descriptions.get(offer.type) : withoutOffer(kept)}
          error={form.errorAt('offer.type')}
        />
      </FieldRow>
      {offer && (
        <ConfigurationFields
          key={offer.type}
          offer={offer}
          types={types}
          onChange={(next) => form.set('offer', next)}
          errorAt={(member) =>
            form.errorAt(`offer.configuration.${member}`) ?? form.errorAt(`configuration.${member}`)
          }
        />
      )}
      {offer && offer.type !== 'ComboDiscountPromotion' && <CategoryFields form={form} />}
    </FieldGroup>
  )
}

function withoutOffer(kept: string | undefined): string {
  return kept
    ? `The console does not know ${kept}. A save keeps it as it is, unless another type is chosen.`
    : 'The fields of the type appear below. Another type clears them.'
}

function CategoryFields({ form }: PartProps<(typeof categoryFields)[number]>) {
  const included = form.values.promotional_category_inclusions
  const excluded = form.values.promotional_category_exclusions
  const categories = useCategoryChoices([...included, ...excluded])
  const inclusions = form.field('promotional_category_inclusions')
  const exclusions = form.field('promotional_category_exclusions')
  return (
    <>
      <SearchMultiSelect
        {...inclusions}
        options={categories.options}
        placeholder={categories.placeholder ?? 'All categories'}
        description="Only products of these categories count."
        error={inclusions.error ?? categories.error}
      />
      <SearchMultiSelect
        {...exclusions}
        options={categories.options}
        placeholder={categories.placeholder ?? 'No category'}
        description="Products of these categories do not count."
        error={exclusions.error ?? categories.error}
      />
    </>
  )
}
