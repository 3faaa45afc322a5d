import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { promotionsQuery } from '#api/promotions.ts'
import { useStoreDate } from '#components/useStoreDate.ts'
import { ownTimeZone, shortDate } from '#domain/calendar.ts'
import { groupPromotions } from '#domain/promotionState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PromotionTable } from './PromotionTable.tsx'
import classes from './promotions.module.css'

/** The promotions: ongoing ones only if there are any, upcoming and past ones. */
export function PromotionsScreen() {
  const { data: promotions } = useSuspenseQuery(promotionsQuery())
  const zone = ownTimeZone()
  const today = useStoreDate(zone)
  const groups = useMemo(() => groupPromotions(promotions, today), [promotions, today])
  return (
    <>
      <PageHeader title="Promotions" facts={`Today is ${shortDate(today)} in ${zone}.`} />
      <div className={classes.lists}>
        {groups.ongoing.length > 0 && (
          <PromotionTable state="ongoing" promotions={groups.ongoing} />
        )}
        <PromotionTable state="upcoming" promotions={groups.upcoming} />
        <PromotionTable state="past" promotions={groups.past} />
      </div>
    </>
  )
}
