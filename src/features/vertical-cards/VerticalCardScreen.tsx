import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useCopyVerticalCard, verticalCardQuery, verticalCardsQuery } from '#api/verticalCards.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { DuplicateTitled } from '#components/actions/DuplicateTitled.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { VerticalCardForm } from './VerticalCardForm.tsx'

const editing = {
  operation: 'updateVerticalCard',
  label: 'Save',
  purpose: 'Edit vertical scroll cards',
} as const satisfies GuardedAction

export function VerticalCardScreen() {
  const { cardId } = useParams({ from: '/_staff/vertical-cards/$cardId' })
  const { data: card } = useSuspenseQuery(verticalCardQuery(cardId))
  const access = useAccess()
  const copyCard = useCopyVerticalCard()
  return (
    <>
      <PageHeader
        title={card.title}
        badges={card.archived_at !== null && <StatusBadge tone="quiet">Deleted</StatusBadge>}
        secondary={
          <>
            <HiddenActions access={access} actions={[editing]} />
            {access.can('createVerticalCard').allowed && (
              <DuplicateTitled
                noun="Vertical Scroll Card"
                list="/vertical-cards"
                record={card}
                query={verticalCardsQuery()}
                without="the picture and the place in the list"
                copy={async (title) => (await copyCard({ card, title })).copy}
              />
            )}
          </>
        }
      />
      <VerticalCardForm key={card.id} card={card} readOnly={!access.canUse(editing).allowed} />
      <HistorySection of={{ kind: 'card', id: String(card.id) }} />
    </>
  )
}
