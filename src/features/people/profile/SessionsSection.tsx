import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
import { countText } from '#ui/list/ListFooter.tsx'
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

const maxShown = 10
const noun = { one: 'session', many: 'sessions' }

/** Nothing on a host without the call. */
export function SessionsSection() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery())
  const list = useListSearch(sessionList)
  const [showsAll, setShowsAll] = useState(false)
  const shown = useMemo(
    () => (showsAll ? sessions : sessions?.slice(0, maxShown)),
    [showsAll, sessions],
  )
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
      {sessions && shown ? (
        <List
          label="Sessions"
          noun={noun}
          countText={countText(shown.length, sessions.length, noun)}
          rows={shown}
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
      {sessions && shown && shown.length < sessions.length && (
        <Button variant="default" onClick={() => setShowsAll(true)}>
          Show all {sessions.length} sessions
        </Button>
      )}
      {dialog}
    </Section>
  )
}
