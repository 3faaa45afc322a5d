import '@mantine/spotlight/styles.layer.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { splitActions } from '#components/actions/action.ts'
import { creations } from '#components/actions/create.tsx'
import { containsWords } from '#ui/fields/options.ts'
import { useEntries } from './NavigationPanel.tsx'

export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const allowedCreations = splitActions(useAccess(), Object.values(creations)).shown
  const entries = [
    ...useEntries(),
    ...allowedCreations.map(({ title, to }) => ({ label: title, path: to, icon: IconPlus })),
  ]
  useEffect(() => spotlight.open(), [])
  return (
    <Spotlight
      actions={entries.map(({ label, path, icon: Icon }) => ({
        id: path,
        label,
        leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
        onClick: () => void navigate({ to: path }),
      }))}
      filter={(query, found) =>
        found.filter((one) => 'label' in one && containsWords(one.label ?? '', query))
      }
      nothingFound="No screen of this name"
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
