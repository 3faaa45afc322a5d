import { Anchor } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { imageAddress } from '#api/core/host.ts'
import { useAccess } from '#api/core/viewer.ts'
import { type Promotion, type PromotionContent, promotionQuery } from '#api/promotions.ts'
import { AccountName } from '#components/AccountName.tsx'
import { useEditInPlace } from '#components/actions/useEditInPlace.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { draftOfPromotion, usePromotionNames } from '#components/promotions/usePromotionNames.ts'
import { PromotionStateBadge } from '#components/stateBadges.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone, shortMoment } from '#domain/calendar.ts'
import { isWebLink } from '#domain/formats.ts'
import { promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { promotionState } from '#domain/promotions/promotionState.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { Section } from '#ui/page/Section.tsx'
import { SectionIndex } from '#ui/page/SectionIndex.tsx'
import { AudienceSection } from './form/AudienceSection.tsx'
import { EditPromotion } from './form/EditPromotion.tsx'
import { OfferSection } from './form/OfferSection.tsx'
import { accountOf } from './form/promotionForm.ts'
import { ScheduleSection } from './form/ScheduleSection.tsx'
import { editPromotion, PromotionActions } from './PromotionActions.tsx'
import classes from './promotions.module.css'

const sections = [
  { id: 'offer', title: 'Offer' },
  { id: 'schedule', title: 'When' },
  { id: 'audience', title: 'Where and for Whom' },
  { id: 'books', title: 'Accounting' },
]

/** Another promotion remounts the page. */
export function PromotionScreen() {
  const { promotionId } = useParams({ from: '/_staff/promotions/$promotionId' })
  return <PromotionPage key={promotionId} id={promotionId} />
}

function PromotionPage({ id }: { id: number }) {
  const { data: promotion } = useSuspenseQuery(promotionQuery(id))
  const access = useAccess()
  const { editing, head, form, question } = useEditInPlace(promotion)
  return (
    <>
      <PromotionHeader
        promotion={promotion}
        editing={editing}
        actions={<PromotionActions promotion={promotion} access={access} {...head} />}
      />
      {editing ? (
        <Suspense fallback={<FormSkeleton fields={8} />}>
          <EditPromotion
            promotion={promotion}
            refusal={access.canUse(editPromotion).refusal}
            {...form}
          />
        </Suspense>
      ) : (
        <>
          <SectionIndex sections={sections} />
          <OfferSection promotion={promotion} />
          <ScheduleSection promotion={promotion} />
          <AudienceSection promotion={promotion} />
          {promotion.content && <ContentSection content={promotion.content} />}
          <BooksSection promotion={promotion} />
          <HistorySection of={{ kind: 'promotion', id: String(id) }} />
        </>
      )}
      {question}
    </>
  )
}

interface PromotionHeaderProps {
  promotion: Promotion
  /** The form shows the sentence itself. */
  editing: boolean
  actions: ReactNode
}

function PromotionHeader({ promotion, editing, actions }: PromotionHeaderProps) {
  const today = useStoreDate(ownTimeZone())
  const draft = draftOfPromotion(promotion)
  const names = usePromotionNames(draft)
  return (
    <PageHeader
      title={promotion.name}
      badges={<PromotionStateBadge state={promotionState(promotion, today)} />}
      facts={!editing && `${promotionSentence(draft, names)}.`}
      primary={actions}
    />
  )
}

function ContentSection({ content }: { content: PromotionContent }) {
  const image = imageAddress(content.image_url)
  const title = content.title ?? 'Promotional content'
  return (
    <Section
      id="content"
      title="Promotional Content"
      description="What customers see of the promotion."
    >
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

/** Only web addresses become links. */
function Address({ url, url_title }: Pick<PromotionContent, 'url' | 'url_title'>) {
  if (!url || !isWebLink(url)) return url
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {url_title || url}
    </Anchor>
  )
}

function BooksSection({ promotion }: { promotion: Promotion }) {
  const zone = ownTimeZone()
  return (
    <Section id="books" title="Accounting">
      <DefinitionList
        facts={[
          { term: 'ID', value: promotion.id },
          { term: 'Netsuite Account', value: <AccountName id={accountOf(promotion)} /> },
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
