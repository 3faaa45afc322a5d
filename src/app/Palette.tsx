import '@mantine/spotlight/styles.layer.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconHandFinger, IconPencil, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { splitActions } from '#components/actions/action.ts'
import { creations } from '#components/actions/create.tsx'
import { draftName, useDrafts } from '#ui/drafts/useDrafts.ts'
import { containsWords } from '#ui/fields/options.ts'
import { useEntries } from './NavigationPanel.tsx'

export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const access = useAccess()
  const allowedCreations = splitActions(access, Object.values(creations)).shown
  const own = access.viewer.storeIds
  const read = useQuery({ ...storesQuery(), ...notFlashed, enabled: own.size > 0 })
  const [drafts] = useDrafts()
  const entries = [
    ...drafts.map((draft) => ({
      label: `Unsaved changes: ${draftName(draft)}`,
      path: draft.path,
      icon: IconPencil,
    })),
    ...useEntries(),
    ...(read.data?.stores ?? [])
      .filter(({ id, archived_at }) => own.has(id) && archived_at === null)
      .map(({ id, name }) => ({
        label: `Today at ${name}`,
        path: `/stores/${id}/today`,
        icon: IconHandFinger,
      })),
    ...allowedCreations.map(({ title, to }) => ({ label: title, path: to, icon: IconPlus })),
  ]
  useEffect(() => spotlight.open(), [])
  return (
    <Spotlight
      actions={entries.map(({ label, path, icon: Icon }) => ({
        id: `${path} ${label}`,
        label,
        leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
        onClick: () => void navigate({ to: path }),
      }))}
      filter={(query, actions) => {
        const found = actions.filter(
          (one) => 'label' in one && containsWords(one.label ?? '', query),
        )
        if (found.length > 0) return found
        return [
          {
            id: 'search',
            label: `Search everything for “${query}”`,
            description: 'No screen of this name',
            leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
            onClick: () => void navigate({ to: '/search', search: { q: query } }),
          },
        ]
      }}
      highlightQuery
      shortcut={null}
      scrollable
      maxHeight={420}
      searchProps={{
        placeholder: 'Go to a screen',
        'aria-label': 'Go to a screen',
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
      onSpotlightClose={onClose}
    />
  )
}
