import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { usePromotionNames, withDraft } from '#components/promotions/usePromotionNames.ts'
import { promotionStateWords } from '#components/stateBadges.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { ownTimeZone, shortDate } from '#domain/calendar.ts'
import { promotionSentence } from '#domain/promotions/promotionSentence.ts'
import { groupPromotions, type PromotionState } from '#domain/promotions/promotionState.ts'
import { isShown } from '#domain/promotions/runningPromotions.ts'
import { List } from '#ui/list/List.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PromotionFilter } from './PromotionFilter.tsx'
import { type PromotionRow, promotionLists } from './promotionColumns.tsx'
import { filterIn } from './promotionSearch.ts'
import classes from './promotions.module.css'
import { RunningAtOwnStores } from './RunningAtOwnStores.tsx'
import { useStoreClocks } from './useStoreClocks.ts'

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
  const filter = filterIn(useSearch({ strict: false }))
  const changeSearch = useChangeSearch()
  const clocks = useStoreClocks(filter.store)
  const drafted = promotions.map(withDraft)
  const names = usePromotionNames(...drafted.map(({ draft }) => draft))
  const rows = drafted.map((promotion) => ({
    ...promotion,
    sentence: () => promotionSentence(promotion.draft, names),
  }))
  const { store, runs = null } = filter
  const shown = rows.filter(({ draft }) =>
    isShown(draft, { stores: clocks.chosen, everywhere: store === undefined, runs }),
  )
  const groups = groupPromotions(shown, today)
  const filtered = store !== undefined || runs !== null
  const isOtherDay = clocks.days.some((day) => day !== today)
  return (
    <>
      <PageHeader
        title="Promotions"
        facts={isOtherDay && `Today is ${shortDate(today)} in ${zone}.`}
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
      <RunningAtOwnStores promotions={rows} clocks={clocks.own} />
      <PromotionFilter
        filter={filter}
        stores={clocks.stores}
        ownStores={clocks.own.map(({ storeId }) => storeId)}
        onFilter={(next) => changeSearch({ ...firstPages, ...next })}
      />
      <div className={classes.lists}>
        {groups.ongoing.length > 0 && (
          <PromotionTable state="ongoing" promotions={groups.ongoing} filtered={filtered} />
        )}
        {(later || groups.ongoing.length === 0) && (
          <PromotionTable
            state="upcoming"
            promotions={groups.upcoming}
            filtered={filtered}
            toolbar={create}
          />
        )}
        {later && <PromotionTable state="past" promotions={groups.past} filtered={filtered} />}
      </div>
    </>
  )
}

const firstPages = { ongoingPage: undefined, upcomingPage: undefined, pastPage: undefined }

const toPromotion = ({ id }: PromotionRow) => `/promotions/${id}`
const sentenceOf = ({ sentence }: PromotionRow) => sentence()
const clientPaging = {}

const reasons: Readonly<Record<PromotionState, string>> = {
  ongoing: 'A promotion is ongoing from its first day to its last day.',
  upcoming: 'A promotion is upcoming until its first day.',
  past: 'A promotion is past after its last day.',
}

interface PromotionTableProps {
  state: PromotionState
  promotions: readonly PromotionRow[]
  filtered: boolean
  toolbar?: ReactNode
}

/** Past promotions have no link. */
function PromotionTable({ state, promotions, filtered, toolbar }: PromotionTableProps) {
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
      secondLine={sentenceOf}
      csv={`${state}-promotions`}
      toolbar={toolbar}
      empty={{
        title: `No ${state} promotions`,
        text: filtered ? 'No promotion matches the store and the time above.' : reasons[state],
        action: toolbar,
      }}
    />
  )
}
