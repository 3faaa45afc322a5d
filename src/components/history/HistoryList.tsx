import { NativeSelect } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HistoryOf, type HistoryRow, historyQuery, readHistory } from '#api/history.ts'
import { useSetBack } from '#api/setBack.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { changeText, fieldText } from '#domain/history/historyText.ts'
import { memberOf } from '#domain/values.ts'
import { capitalized } from '#domain/wording.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import { defineList } from '#ui/list/listState.ts'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'

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

/** Fields of the same word are one choice. */
const fieldChoices = (fields: readonly string[]) =>
  Object.entries(Object.groupBy(fields, (field) => capitalized(fieldText(field)))).map(
    ([label, same = []]) => ({ value: same.join(), label }),
  )

/** Paged by the host. The filters stay with the opened section. */
export function HistoryList({ of }: { of: HistoryOf }) {
  const [state, setState] = useState(historyList.defaults)
  const [filter, setFilter] = useState<{ field?: string; by?: number }>({})
  const { page, pageSize } = state
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...historyQuery({ ...filter, ...of, limit: pageSize, offset: page * pageSize }),
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
        // The value has changed since, but a read after an ended session would lead to Login.
        const isRefused = action.type === 'error' && memberOf(action.error, 'status') !== 401
        if (action.type === 'success' || isRefused) void refetch()
      }),
    [mutations, refetch],
  )
  const change = (next: typeof filter) => {
    setFilter(next)
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
      csvRows={() => readHistory({ ...filter, ...of })}
      busy={isPlaceholderData}
      paging={{ total: data.total_results }}
      toolbar={
        <>
          <NativeSelect
            aria-label="Field"
            value={filter.field ?? ''}
            data={[{ value: '', label: 'All fields' }, ...fieldChoices(data.fields)]}
            onChange={({ currentTarget: { value } }) =>
              change({ ...filter, field: value || undefined })
            }
          />
          {!('by' in of) && (
            <NativeSelect
              aria-label="Person"
              value={String(filter.by ?? '')}
              data={[
                { value: '', label: 'Everybody' },
                ...data.users.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ ...filter, by: value ? Number(value) : undefined })
              }
            />
          )}
        </>
      }
      empty={{ title: filter.field || filter.by ? 'No such changes' : 'No changes yet' }}
    />
  )
}
