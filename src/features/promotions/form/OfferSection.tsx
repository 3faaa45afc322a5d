import { useQuery } from '@tanstack/react-query'
import { type Promotion, promotionTypesQuery } from '#api/promotions.ts'
import { PromotionTypeName } from '#components/promotionTypeColumn.tsx'
import { sortedById } from '#domain/sorting.ts'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'
import { configurationFacts } from '../configurationFacts.tsx'
import { CategoryNames } from '../names.tsx'

export function OfferSection({ promotion }: { promotion: Promotion }) {
  const types = useQuery(promotionTypesQuery()).data
  const description = types?.find(({ type }) => type === promotion.type)?.description
  const inclusions = sortedById(promotion.promotional_category_inclusions).map(({ id }) => id)
  const exclusions = sortedById(promotion.promotional_category_exclusions).map(({ id }) => id)
  // A combo has its categories in the configuration.
  const limits = [
    { term: 'Included Categories', ids: inclusions, empty: 'All categories' },
    { term: 'Excluded Categories', ids: exclusions },
  ].filter(({ ids }) => ids.length > 0 || promotion.type !== 'ComboDiscountPromotion')
  return (
    <Section id="offer" title="Offer" description={description}>
      <DefinitionList
        facts={[
          { term: 'Type', value: promotion.type && <PromotionTypeName type={promotion.type} /> },
          ...configurationFacts(promotion.configuration),
          ...limits.map(({ term, ids, empty }) => ({
            term,
            value: <CategoryNames label={term} ids={ids} empty={empty} />,
          })),
        ]}
      />
    </Section>
  )
}
