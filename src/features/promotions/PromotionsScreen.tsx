import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { type PromotionSummary, promotionsQuery } from '#api/promotions.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { promotionStateWords } from '#components/stateBadges.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { ownTimeZone, shortDate } from '#domain/calendar.ts'
import { groupPromotions, type PromotionState } from '#domain/promotions/promotionState.ts'
import { List } from '#ui/list/List.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { promotionLists } from './promotionColumns.tsx'
import classes from './promotions.module.css'

/** Lazy: rarely used. */
const WouldApply = lazy(() =>
  import('./WouldApply.tsx').then((part) => ({ default: part.WouldApply })),
)

export function PromotionsScreen() {
  const { data: promotions } = useSuspenseQuery(promotionsQuery())
  const zone = ownTimeZone()
  const today = useStoreDate(zone)
  const [trying, setTrying] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setTrying(false)
    toggle.current?.focus()
  }
  const access = useAccess()
  const create = createLink(access, creations.promotion)
  const later = useDrawnLater()
  const groups = groupPromotions(promotions, today)
  return (
    <>
      <PageHeader
        title="Promotions"
        facts={`Today is ${shortDate(today)} in ${zone}.`}
        secondary={
          <>
            <HiddenActions access={access} actions={[creations.promotion]} />
            <Button
              ref={toggle}
              variant="default"
              aria-expanded={trying}
              onClick={() => setTrying(!trying)}
            >
              Would it apply?
            </Button>
          </>
        }
      />
      {trying && (
        <Suspense
          fallback={
            <Loading>
              <Bone height={300} />
            </Loading>
          }
        >
          <WouldApply promotions={promotions} today={today} onClose={close} />
        </Suspense>
      )}
      <div className={classes.lists}>
        {groups.ongoing.length > 0 && (
          <PromotionTable state="ongoing" promotions={groups.ongoing} />
        )}
        {(later || groups.ongoing.length === 0) && (
          <PromotionTable state="upcoming" promotions={groups.upcoming} toolbar={create} />
        )}
        {later && <PromotionTable state="past" promotions={groups.past} />}
      </div>
    </>
  )
}

const toPromotion = ({ id }: PromotionSummary) => `/promotions/${id}`
const clientPaging = {}

const reasons: Readonly<Record<PromotionState, string>> = {
  ongoing: 'A promotion is ongoing from its first day to its last day.',
  upcoming: 'A promotion is upcoming until its first day.',
  past: 'A promotion is past after its last day.',
}

interface PromotionTableProps {
  state: PromotionState
  promotions: readonly PromotionSummary[]
  toolbar?: ReactNode
}

/** Past promotions have no link. */
function PromotionTable({ state, promotions, toolbar }: PromotionTableProps) {
  const list = useListSearch(promotionLists[state])
  return (
    <List
      label={promotionStateWords[state]}
      heading
      anchor={state}
      noun={{ one: 'promotion', many: 'promotions' }}
      rows={promotions}
      {...list}
      cardsBelow={560}
      paging={clientPaging}
      href={state === 'past' ? undefined : toPromotion}
      csv={`${state}-promotions`}
      toolbar={toolbar}
      empty={{ title: `No ${state} promotions`, text: reasons[state], action: toolbar }}
    />
  )
}
