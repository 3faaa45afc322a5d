import './paletteStyles.ts'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCreations } from './creations.ts'
import { useEntries } from './useEntries.ts'

/** Every screen the person may open, by name (PLUS-06). */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const entries = [...useEntries(), ...useCreations()]
  useEffect(() => spotlight.open(), [])
  return (
    <Spotlight
      actions={entries.map(({ label, path, icon: Icon }) => ({
        id: path,
        label,
        leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
        onClick: () => void navigate({ to: path }),
      }))}
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
