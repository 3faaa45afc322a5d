import { Button, Progress } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fanOut, stoppedFlash } from '#api/core/batch.ts'
import type { ShownConflicts } from '#api/core/latest.ts'
import { type Access, useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { saveDays } from '#api/specialDays.ts'
import { storeHoursQuery } from '#api/storeHours.ts'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { FailedRead } from '#components/FailedRead.tsx'
import { GridTools, useGridSearch } from '#components/GridTools.tsx'
import { RefreshButton } from '#components/RefreshButton.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { useReads } from '#components/useReads.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { lastYearsHours, plannedDates, plannedDays } from '#domain/stores/holidayPlan.ts'
import { counted } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { flash, withdrawFlash } from '#ui/flash/flash.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle, GridProps, RowChange } from '#ui/grid/gridProps.ts'
import { EmptyState, NothingFound } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { changedDays, type PlannerLine, type PlannerRow, plannerColumns } from './plannerGrid.ts'

const planning: GuardedAction = {
  operation: 'saveStoreHours',
  label: 'Plan the special hours of every store',
  target: { storeId: 'every' },
}

/** Special hours of all stores on the next days (AMB-290). */
export function HolidayPlannerScreen() {
  const { data } = useSuspenseQuery(storesQuery())
  const access = useAccess()
  return (
    <>
      <PageHeader
        title="Holiday Planner"
        facts={`Special hours of the stores in the next ${plannedDays} days. Type 8 AM - 2 PM or Closed; an empty cell has the regular hours.`}
        secondary={<HiddenActions access={access} actions={[planning]} />}
      />
      {data.stores.length === 0 ? (
        <EmptyState title="No stores yet">Here are the special hours of the stores.</EmptyState>
      ) : (
        <Planner stores={data.stores} access={access} />
      )}
    </>
  )
}

function Planner({ stores, access }: { stores: readonly StoreSummary[]; access: Access }) {
  const reads = useReads(stores, ({ id }) => storeHoursQuery(id), true)
  const { answers, failed, done } = reads
  const [isRead, setIsRead] = useState(false)
  if (!isRead && done === stores.length) setIsRead(true)
  const weeks = new Map(answers.map(({ item, answer }) => [item.id, answer]))
  const rows = stores.map((store): PlannerRow => ({ store, week: weeks.get(store.id), isRead }))
  return (
    <>
      {!isRead && (
        <div role="status">
          Reading the hours: {done} of {counted(stores.length, 'store')}
          <Progress mb="md" value={(done / stores.length) * 100} aria-label="Reading the hours" />
        </div>
      )}
      {failed[0] && (
        <FailedRead
          title={`The hours of ${counted(failed.length, 'store')} could not be read`}
          read={{
            error: failed[0].error,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
        />
      )}
      <PlannerGrid rows={rows} access={access} onRefresh={isRead ? reads.refetch : undefined} />
    </>
  )
}

const rowName = ({ store }: PlannerRow) => store.name
const isFound = (line: PlannerLine, text: string) => {
  if (line.kind !== 'row') return false
  const { name, city, state, region } = line.row.store
  return containsWords([name, city, state, region].filter(Boolean).join(' '), text)
}

interface PlannerGridProps {
  rows: readonly PlannerRow[]
  access: Access
  /** Undefined until all hours are read. */
  onRefresh: (() => Promise<unknown>) | undefined
}

function PlannerGrid({ rows, access, onRefresh }: PlannerGridProps) {
  const grid = useRef<GridHandle>(null)
  const search = useGridSearch(isFound)
  const { text, setText, shows } = search
  const [all, setAll] = useState(false)
  const today = useStoreDate(ownTimeZone())
  const refusalOf = ({ id, name }: StoreSummary) =>
    access.can('saveStoreHours', { storeId: id, storeName: name }).refusal
  const weeks = rows.flatMap(({ week }) => week ?? [])
  const columns = plannerColumns(rows, plannedDates(weeks, today, all), refusalOf)
  const lines = rows.map((row): PlannerLine => ({ kind: 'row', id: String(row.store.id), row }))
  const editable = rows.filter(({ store, week }) => week && refusalOf(store) === undefined)
  const onSave = useSave()
  const copyLastYear = () => {
    const texts = new Map(
      editable.flatMap(({ store, week }) => {
        const copied = week && lastYearsHours(week, today)
        return copied && copied.size > 0 ? [[String(store.id), copied] as const] : []
      }),
    )
    if (texts.size > 0) grid.current?.enter(texts)
    else flash({ message: 'No store has special hours of last year to copy.', variant: 'info' })
  }
  const toggleDays = () => {
    // A hidden day would hide its unsaved cells.
    if (!all || !grid.current?.unsaved()) setAll(!all)
    else flash({ message: 'Save or undo the unsaved cells first.', variant: 'info' })
  }
  return (
    <>
      <Grid
        label="Special Hours"
        lines={lines}
        columns={columns}
        rowName={rowName}
        shows={shows}
        onReveal={() => setText('')}
        handle={grid}
        findable
        {...(editable.length > 0 ? { onSave } : {})}
        toolbar={
          <>
            <GridTools
              search={search}
              label="Search stores"
              placeholder="Store, city, state or region"
              grid={grid}
              onRefresh={undefined}
            />
            {onRefresh && <RefreshButton grid={null} onRefresh={onRefresh} />}
            {onRefresh && editable.length > 0 && (
              <Button variant="default" onClick={copyLastYear}>
                Copy Last Year’s
              </Button>
            )}
            <Button variant="default" onClick={toggleDays}>
              {all ? 'Show Holidays Only' : `Show All ${plannedDays} Days`}
            </Button>
          </>
        }
      />
      {shows && !lines.some(shows) && (
        <NothingFound title="No store found" onClear={() => setText('')}>
          No store, city, state or region has “{text}”.
        </NothingFound>
      )}
    </>
  )
}

/** One call per store, six at a time. */
function useSave() {
  const [shownConflicts] = useState((): ShownConflicts => new Map())
  const failure = useRef<string>(undefined)
  const send = useOperation('saveStoreHours', {
    send: fanOut<RowChange<PlannerRow>>(
      saveDays(({ row }) => row.store, changedDays, shownConflicts),
      6,
    ),
    flash: (outcome) => {
      const { all, refused } = outcome
      failure.current = undefined
      if (refused.length === 0) return stoppedFlash(outcome, 'stores')
      failure.current = `${refused.length} of ${counted(all, 'store')} failed.`
      return { message: failure.current, variant: 'error' }
    },
  })
  const onSave: NonNullable<GridProps<PlannerRow, never>['onSave']> = (
    items,
    answer,
    shouldContinue,
  ) => {
    if (failure.current) withdrawFlash(failure.current)
    return send({
      items,
      shouldContinue,
      onAnswer: (index, refusal) => {
        const reasons = refusal?.fields.map(({ message }) => message) ?? []
        const reason = reasons.length > 0 ? reasons.join(' ') : (refusal?.message ?? null)
        answer(items[index]?.id ?? '', reason)
      },
    })
  }
  return onSave
}
