import '@mantine/spotlight/styles.layer.css'
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import { IconHandFinger, IconPencil, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { splitActions } from '#components/actions/action.ts'
import { creations } from '#components/actions/create.tsx'
import { draftName, useDrafts } from '#ui/drafts/useDrafts.ts'
import { containsWords } from '#ui/fields/options.ts'
import { useAttempt } from '#ui/useAttempt.ts'
import { useEntries } from '../NavigationPanel.tsx'
import { TypedAhead } from './TypedAhead.tsx'
import { useCommands } from './useCommands.ts'
import { type GoToEntry, storePages, useRecords } from './useRecords.ts'

const maxStorePages = 9

interface PaletteProps {
  /** What was typed before the field had the focus. */
  typed: RefObject<string>
  onClose: () => void
}

export function Palette({ typed, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const access = useAccess()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { pending, attempt } = useAttempt()
  const [isReady, setIsReady] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // An input event makes Spotlight choose the first entry, like a typed key.
  const enter = (next: string) => {
    field.current?.setRangeText(next, 0, field.current.value.length, 'end')
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** Stays open with its text unless all is saved. */
  const act = async (run: () => Promise<unknown>) => {
    // Closed meanwhile: there is no field.
    if ((await attempt(run)) && field.current) spotlight.close()
  }
  const allowedCreations = splitActions(access, Object.values(creations)).shown
  const own = access.viewer.storeIds
  const read = useQuery({ ...storesQuery(), ...notFlashed, enabled: own.size > 0 || text !== '' })
  const stores = read.data?.stores ?? []
  const [drafts] = useDrafts()
  const entries = useEntries()
  const seesRoles = entries.some(({ path }) => path === '/roles')
  const { records, only } = useRecords(text, seesRoles ? access.roles : [])
  const commands = useCommands(text, read.data?.stores)
  const screens: GoToEntry[] = [
    ...drafts.map((draft) => ({
      label: `Unsaved changes: ${draftName(draft)}`,
      path: draft.path,
      icon: IconPencil,
    })),
    ...entries,
    ...stores
      .filter(({ id, archived_at }) => own.has(id) && archived_at === null)
      .map(({ id, name }) => ({
        label: `Today at ${name}`,
        path: `/stores/${id}/today`,
        icon: IconHandFinger,
      })),
    ...allowedCreations.map(({ title, to }) => ({ label: title, path: to, icon: IconPlus })),
  ].filter(({ label }) => containsWords(label, text))
  const pageOf = ({ label, description, path, hash, icon: Icon }: GoToEntry) => ({
    label,
    description,
    leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path, ...(hash && { hash }) }),
  })
  const actions: Omit<SpotlightActionData, 'id'>[] = [
    ...commands.map(({ label, description, icon: Icon, run, completesTo, doubt }) => {
      const asks = doubt !== undefined && asked !== label
      return {
        label,
        description: pending
          ? 'Saving …'
          : doubt
            ? `${description}. ${doubt}${asks ? '' : ' Choose it again to set it all the same.'}`
            : description,
        disabled: pending || (!run && !completesTo),
        closeSpotlightOnTrigger: false,
        leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
        onClick: () => {
          if (completesTo) enter(completesTo)
          else if (asks) setAsked(label)
          else if (run) void act(run)
        },
      }
    }),
    ...screens.map(pageOf),
    ...storePages(text, stores).slice(0, maxStorePages).map(pageOf),
    ...(only ? [pageOf(only)] : []),
  ]
  if (commands.every(({ run, completesTo }) => !run && !completesTo) && screens.length === 0)
    actions.push({
      label: `Search everything for “${text}”`,
      ...(actions.length + records.length === 0 && { description: 'No screen of this name' }),
      leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: '/search', search: { q: text } }),
    })
  if (!only) actions.push(...records.map(pageOf))
  useEffect(() => spotlight.open(), [])
  return (
    <>
      {!isReady && <TypedAhead typed={typed} />}
      <Spotlight
        // Ids by position: Spotlight keeps the first entry chosen when more answers arrive.
        actions={actions.map((action, index) => ({ ...action, id: String(index) }))}
        query={text}
        onQueryChange={setText}
        filter={(_text, all) => all}
        highlightQuery
        shortcut={null}
        scrollable
        maxHeight={420}
        // Over dialogs, under the sign-in and the messages.
        zIndex={299}
        searchProps={{
          placeholder: 'Go to a screen',
          'aria-label': 'Go to a screen',
          leftSection: <IconSearch size={18} aria-hidden />,
          ref: field,
          onFocus: () => {
            setIsReady(true)
            if (typed.current) enter(typed.current)
            typed.current = ''
          },
        }}
        onSpotlightClose={onClose}
      />
    </>
  )
}
