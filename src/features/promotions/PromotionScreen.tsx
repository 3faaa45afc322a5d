import { Anchor } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { imageAddress } from '#api/host.ts'
import { type Promotion, type PromotionContent, promotionQuery } from '#api/promotions.ts'
import { AccountName } from '#components/AccountName.tsx'
import { PromotionStateBadge } from '#components/PromotionStateBadge.tsx'
import { useStoreDate } from '#components/useStoreDate.ts'
import { ownTimeZone, shortMoment } from '#domain/calendar.ts'
import { type OfferConfiguration, offerText } from '#domain/promotionOffer.ts'
import { promotionState } from '#domain/promotionState.ts'
import { triggeringProducts } from '#domain/triggeringProducts.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { Section } from '#ui/page/Section.tsx'
import { AudienceSection } from './AudienceSection.tsx'
import { useAttributeValueLookup, useCategoryLookup, useProductLookup } from './lookups.ts'
import { OfferSection } from './OfferSection.tsx'
import classes from './promotions.module.css'
import { ScheduleSection } from './ScheduleSection.tsx'

/** A promotion for reading; past promotions too. */
export function PromotionScreen() {
  const { promotionId } = useParams({ from: '/_staff/promotions/$promotionId' })
  const { data: promotion } = useSuspenseQuery(promotionQuery(promotionId))
  return (
    <div key={promotion.id}>
      <PromotionHeader promotion={promotion} />
      <OfferSection promotion={promotion} />
      <ScheduleSection promotion={promotion} />
      <AudienceSection promotion={promotion} />
      {promotion.content && <ContentSection content={promotion.content} />}
      <BooksSection promotion={promotion} />
    </div>
  )
}

/** Name, state and offer of a promotion. */
function PromotionHeader({ promotion }: { promotion: Promotion }) {
  const today = useStoreDate(ownTimeZone())
  return (
    <PageHeader
      title={promotion.name}
      badges={<PromotionStateBadge state={promotionState(promotion, today)} />}
      facts={useOfferText(promotion)}
    />
  )
}

const listed = (...ids: readonly (number | null | undefined)[]) =>
  ids.filter((id) => typeof id === 'number')

/** The offer of a promotion in a sentence; the names in the sentence appear when they are loaded. */
function useOfferText({ type, configuration }: Promotion): string | null {
  const known: OfferConfiguration = configuration
  const products = useProductLookup(triggeringProducts(configuration))
  const categories = useCategoryLookup(
    listed(
      known.discounted_promotional_category_id,
      ...(known.qualifying_promotional_category_ids ?? []),
    ),
  )
  const values = useAttributeValueLookup(
    listed(known.attribute_value_qualifying_match, known.attribute_value_discount_match),
  )
  return offerText(type, known, {
    product: products.nameOf,
    category: categories.nameOf,
    attributeValue: values.nameOf,
  })
}

/** What customers see of a promotion: title, text, picture, and where it leads. */
function ContentSection({ content }: { content: PromotionContent }) {
  const image = imageAddress(content.image_url)
  const title = content.title ?? 'Promotional content'
  return (
    <Section id="content" title="Promotional Content" description="What customers see of it.">
      <div className={classes.content}>
        {image && <Picture src={image} alt={title} name={title} width={224} height={140} />}
        <DefinitionList
          facts={[
            { term: 'Title', value: content.title },
            { term: 'Type', value: content.type },
            {
              term: 'Text',
              value: content.body && <span className={classes.lines}>{content.body}</span>,
            },
            { term: 'Link', value: content.url && <Address {...content} /> },
          ]}
        />
      </div>
    </Section>
  )
}

/** Only an address that a browser opens as a page becomes a link; other addresses stay text. */
function Address({ url, url_title }: Pick<PromotionContent, 'url' | 'url_title'>) {
  if (!url || !/^https?:\/\//i.test(url)) return url
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {url_title || url}
    </Anchor>
  )
}

/** The account that bears a promotion, and the moment of its last change. */
function BooksSection({ promotion }: { promotion: Promotion }) {
  const zone = ownTimeZone()
  return (
    <Section id="books" title="For the Books">
      <DefinitionList
        facts={[
          { term: 'ID', value: promotion.id },
          { term: 'Netsuite Account', value: <AccountName id={promotion.account} /> },
          {
            term: 'Updated',
            value: (
              <span title={zone}>
                <DateCell
                  value={promotion.updated_at}
                  format={(timestamp) => shortMoment(timestamp, zone)}
                />
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
