import { IconCalendarEvent } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeHoursQuery } from '#api/storeHours.ts'
import type { Store } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { StoreNowBadge } from '#components/stores/StoreNowBadge.tsx'
import { TodayHoursButtons } from '#components/stores/TodayHoursButtons.tsx'
import { TodayHoursDialog } from '#components/stores/TodayHoursDialog.tsx'
import { addDays, type Weekday, weekdayOf, weekdays } from '#domain/calendar.ts'
import {
  hoursOn,
  hoursText,
  openHours,
  overrideKey,
  type StoreWeek,
} from '#domain/stores/storeHours.ts'
import { capitalized } from '#domain/wording.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { DayDialog } from './DayDialog.tsx'
import { DayRow } from './DayRow.tsx'
import classes from './hours.module.css'

/** Today is in the store's time zone (AMB-96). */
export function HoursSection({ store }: { store: Store }) {
  const action: GuardedAction = {
    operation: 'saveStoreHours',
    label: 'Change the hours',
    target: { storeId: store.id, storeName: store.name },
  }
  return (
    <GuardedSection
      id="hours"
      title="Store Hours"
      actions={[action]}
      below
      failed="The hours could not be loaded"
      buttons={
        <ButtonLink
          to="/stores/$storeId/holidays"
          params={{ storeId: store.id }}
          variant="default"
          leftSection={<IconCalendarEvent size={16} aria-hidden />}
        >
          Manage Holidays
        </ButtonLink>
      }
    >
      {(editable) => <Week store={store} editable={editable} />}
    </GuardedSection>
  )
}

function Week({ store, editable }: { store: Store; editable: boolean }) {
  const { data: week } = useSuspenseQuery(storeHoursQuery(store.id))
  const today = useStoreDate(store.time_zone)
  const { shown: day, opened, open, close } = useDialogOf<Weekday>('sunday')
  const [isTodayOpened, setTodayOpened] = useState(false)
  const holiday = overrideKey(today) in week.overrides
  const changeToday = () => {
    close()
    setTodayOpened(true)
  }
  return (
    <div className={classes.week}>
      {editable && (
        <div className={classes.today}>
          <StoreNowBadge store={store} />
          <TodayHoursButtons store={store} />
        </div>
      )}
      {editable && <p className={classes.hint}>Click a day to edit</p>}
      <ul className={classes.days}>
        {holiday && (
          <DayRow
            name="Today's Holiday Hours"
            hours={hoursOn(week, today)}
            dayBefore={hoursOn(week, addDays(today, -1))}
            today
            onEdit={editable ? changeToday : undefined}
          />
        )}
        {weekdays.map((weekday, at) => (
          <DayRow
            key={weekday}
            name={capitalized(weekday)}
            hours={openHours(week.hours[weekday])}
            dayBefore={openHours(week.hours[weekdays.at(at - 1) ?? weekday])}
            today={!holiday && weekday === weekdayOf(today)}
            onEdit={editable ? () => open(weekday) : undefined}
          />
        ))}
      </ul>
      <DayDialog
        key={day}
        storeId={store.id}
        day={day}
        times={week.hours[day]}
        today={todayText(week, today, day)}
        opened={opened}
        onClose={close}
        onChangeToday={changeToday}
      />
      <TodayHoursDialog
        store={store}
        change="other"
        opened={isTodayOpened}
        onClose={() => setTodayOpened(false)}
      />
    </div>
  )
}

/** How a change of the weekday concerns today; undefined on other days. */
function todayText(week: StoreWeek, today: string, day: Weekday): string | undefined {
  if (weekdayOf(today) !== day) return undefined
  return overrideKey(today) in week.overrides
    ? `Today has hours of its own, ${hoursText(hoursOn(week, today))}: this does not change today.`
    : 'This includes today.'
}
