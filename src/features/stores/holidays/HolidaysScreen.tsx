import { IconArchive, IconPencil } from '@tabler/icons-react'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { overrideRow, storeHoursQuery, useSaveHours } from '#api/storeHours.ts'
import { storeQuery } from '#api/stores.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { createButton } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { mediumDate } from '#domain/calendar.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import classes from '../stores.module.css'
import { HolidayDialog } from './HolidayDialog.tsx'
import { type Holiday, holidaysFrom, holidaysList } from './holidayRows.ts'

const dateOf = ({ date }: Holiday) => date

/** From today on, in the store's time zone (AMB-103). */
export function HolidaysScreen() {
  const { storeId } = useParams({ from: '/_staff/stores/$storeId_/holidays' })
  return <HolidaysPage key={storeId} id={storeId} />
}

function HolidaysPage({ id }: { id: number }) {
  const [{ data: store }, { data: week }] = useSuspenseQueries({
    queries: [storeQuery(id), storeHoursQuery(id)],
  })
  const today = useStoreDate(store.time_zone)
  const rows = holidaysFrom(week, today)
  const access = useAccess()
  const save = useSaveHours(id)
  const { shown: edited, opened, open, close } = useDialogOf<Holiday | null>(null)
  const target = { storeId: id, storeName: store.name }
  const adding: GuardedAction = {
    operation: 'saveStoreHours',
    label: 'Add Holiday',
    purpose: 'Add, edit and archive holidays',
    target,
  }
  const actions: Action<Holiday>[] = [
    {
      operation: 'saveStoreHours',
      label: 'Edit',
      name: ({ date }) => `Edit ${mediumDate(date)}`,
      icon: IconPencil,
      target,
      run: open,
    },
    {
      operation: 'saveStoreHours',
      label: 'Archive',
      name: ({ date }) => `Archive ${mediumDate(date)}`,
      icon: IconArchive,
      danger: true,
      target,
      confirm: ({ date }) => ({
        title: `Archive the hours of ${mediumDate(date)}?`,
        children: 'The store then has its regular hours on this date.',
        confirmLabel: 'Archive',
      }),
      run: ({ date }) => save(overrideRow(date, { archived_at: new Date().toISOString() })),
    },
  ]
  const [rowActions, dialog] = useRowActions(access, actions)
  const add = createButton(access, adding, () => open(null))
  return (
    <>
      <PageHeader
        title="Upcoming Holidays"
        facts={
          <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.storeLink}>
            {store.name}
          </Link>
        }
        primary={add}
        secondary={<HiddenActions access={access} actions={[adding]} />}
      />
      <List
        label="Upcoming Holidays"
        noun={{ one: 'holiday', many: 'holidays' }}
        rows={rows}
        rowId={dateOf}
        {...useListSearch(holidaysList)}
        search={false}
        rowActions={rowActions}
        empty={{
          title: 'No upcoming holidays',
          text: 'The store keeps its regular hours on every day to come.',
          action: add,
        }}
      />
      <HolidayDialog
        key={edited?.date ?? 'new'}
        storeId={id}
        today={today}
        opened={opened}
        holiday={edited}
        onDate={(date) => rows.find((one) => one.date === date)}
        onOpen={open}
        onClose={close}
      />
      {dialog}
    </>
  )
}
