import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { type OpenSession, sessionsQuery } from '#api/session.ts'
import type { Action } from '#components/actions/action.ts'
import { useRowActions } from '#components/actions/useActions.tsx'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { List } from '#ui/list/List.tsx'
import { defineList } from '#ui/list/listState.ts'
import { Section } from '#ui/page/Section.tsx'

const deviceText = ({ device }: OpenSession) => device ?? 'Unknown device'

const sessionList = defineList({
  prefix: 'sessions',
  columns: defineColumns<OpenSession>([
    {
      id: 'device',
      header: 'Device',
      value: deviceText,
      text: (session) => `${deviceText(session)}${session.current ? ' (this session)' : ''}`,
      names: true,
      wrap: true,
      minWidth: 160,
      grow: 2,
    },
    {
      id: 'created',
      header: 'Signed In',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => <DateCell value={created_at} />,
      minWidth: 190,
    },
    {
      id: 'used',
      header: 'Last Used',
      value: ({ used_at }) => used_at,
      render: ({ used_at }) => <DateCell value={used_at} />,
      minWidth: 190,
    },
  ]),
})

/** Nothing on a host without the call. */
export function SessionsSection() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery())
  const list = useListSearch(sessionList)
  const end = useOperation('endSession')
  const ending: Action<OpenSession> = {
    operation: 'endSession',
    label: 'End',
    name: (session) => `End session: ${deviceText(session)}`,
    icon: IconLogout,
    refusal: ({ current }) => (current ? 'Log out ends this session' : undefined),
    run: ({ id }) => end({ path: { id } }),
  }
  const [rowActions, dialog] = useRowActions(useAccess(), [ending])
  if (!sessions && !error) return null
  return (
    <Section
      id="sessions"
      title="Sessions"
      description="Where you are signed in. End a session that you do not know, and set a new password."
    >
      {sessions ? (
        <List
          label="Sessions"
          noun={{ one: 'session', many: 'sessions' }}
          rows={sessions}
          {...list}
          search={false}
          columnChoice={false}
          cardsBelow={560}
          rowActions={rowActions}
          empty={{ title: 'No sessions' }}
        />
      ) : (
        <FailedRead
          title="The sessions could not be loaded"
          read={{ error, isFetching, refetch }}
        />
      )}
      {dialog}
    </Section>
  )
}
