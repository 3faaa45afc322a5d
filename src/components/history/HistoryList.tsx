import { NativeSelect } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HistoryOf, type HistoryRow, historyQuery, readHistory } from '#api/history.ts'
import { useSetBack } from '#api/setBack.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { ownTimeZone } from '#domain/calendar.ts'
import { changeText, fieldText } from '#domain/history/historyText.ts'
import { type PlacementDays, placementMoments } from '#domain/orders/placementRange.ts'
import { isSame, memberOf } from '#domain/values.ts'
import { capitalized } from '#domain/wording.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import { defineList } from '#ui/list/listState.ts'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'
import classes from './HistorySection.module.css'

const historyList = defineList({
  columns: defineColumns<HistoryRow>([
    {
      id: 'change',
      header: 'Change',
      value: changeText,
      sortable: false,
      names: true,
      wrap: true,
      minWidth: 220,
      grow: 4,
    },
    {
      id: 'user',
      header: 'Who',
      value: ({ user }) => user?.name ?? 'Nobody',
      sortable: false,
      wrap: true,
      minWidth: 130,
    },
    {
      id: 'at',
      header: 'When',
      value: ({ at }) => at,
      render: ({ at }) => <DateCell value={at} />,
      sortable: false,
      minWidth: 190,
    },
  ]),
})

const noun = { one: 'change', many: 'changes' }

/** Fields with the same word are one choice. */
const fieldChoices = (fields: readonly string[]) =>
  Object.entries(Object.groupBy(fields, (field) => capitalized(fieldText(field)))).map(
    ([label, same = []]) => ({ value: same.join(), label }),
  )

interface Filter extends PlacementDays {
  readonly field?: string
  readonly by?: number
}

/** Years have four digits. */
const lastDay = '9999-12-31'

const noFilter: Filter = { begin: null, end: null }

/** Paged by the host. The filters stay with the opened section. */
export function HistoryList({ of }: { of: HistoryOf }) {
  const [state, setState] = useState(historyList.defaults)
  const [filter, setFilter] = useState<Filter>(noFilter)
  const { page, pageSize } = state
  const { field, by, begin, end } = filter
  const isReversed = begin !== null && end !== null && end < begin
  const moments = placementMoments({ begin, end: isReversed ? null : end }, ownTimeZone())
  const query = { field, by, ...moments, ...of }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...historyQuery({ ...query, limit: pageSize, offset: page * pageSize }),
    placeholderData: (last) => last,
    staleTime: 0,
  })
  const setBackOf = useSetBack()
  const mutations = useQueryClient().getMutationCache()
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        // Not after a declined sign-in: the read would lead to Login.
        const isRefused = action.type === 'error' && memberOf(action.error, 'status') !== 401
        if (action.type === 'success' || isRefused) void refetch()
      }),
    [mutations, refetch],
  )
  const change = (next: Partial<Filter>) => {
    setFilter({ ...filter, ...next })
    setState({ ...state, page: 0 })
  }
  if (!data && error)
    return (
      <FailedRead title="The history could not be loaded" read={{ error, isFetching, refetch }} />
    )
  if (!data)
    return (
      <ListSkeleton
        label="Loading history"
        columns={historyList.columns}
        rows={pageSize}
        search={false}
      />
    )
  const rowActions = (row: HistoryRow): RowAction[] => {
    const onClick = setBackOf(row)
    const name = `Set back: ${changeText(row)}`
    return onClick ? [{ label: 'Set back', name, icon: IconArrowBackUp, onClick }] : []
  }
  return (
    <List
      label="Changes"
      noun={noun}
      rows={data.rows}
      columns={historyList.columns}
      state={state}
      onStateChange={setState}
      search={false}
      rowActions={data.rows.some(setBackOf) ? rowActions : undefined}
      columnChoice={false}
      cardsBelow={560}
      csv="history"
      csvRows={() => readHistory(query)}
      busy={isPlaceholderData}
      paging={{ total: data.total_results }}
      toolbar={
        <>
          <NativeSelect
            aria-label="Field"
            value={field ?? ''}
            data={[{ value: '', label: 'All fields' }, ...fieldChoices(data.fields)]}
            onChange={({ currentTarget: { value } }) => change({ field: value || undefined })}
          />
          {!('by' in of) && (
            <NativeSelect
              aria-label="Person"
              value={String(by ?? '')}
              data={[
                { value: '', label: 'Everybody' },
                ...data.users.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ by: value ? Number(value) : undefined })
              }
            />
          )}
          <div className={classes.days}>
            <DateField
              label="From"
              max={lastDay}
              value={begin}
              onChange={(date) => change({ begin: date })}
            />
            <DateField
              label="Until"
              max={lastDay}
              value={end}
              error={isReversed && 'The end is before the beginning.'}
              onChange={(date) => change({ end: date })}
            />
          </div>
        </>
      }
      empty={{ title: isSame(filter, noFilter) ? 'No changes yet' : 'No such changes' }}
    />
  )
}
