import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NavigationPanel } from './NavigationPanel.tsx'

interface NavigationDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The navigation as a drawer over the page, for windows without room for a side bar. */
export function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  // Mounts closed and opens afterwards: Mantine notes the focus to return to only when a drawer opens.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Drawer.Root opened={shown} onClose={onClose} size={280} padding={0} hiddenFrom="sm">
      <Drawer.Overlay />
      <Drawer.Content aria-label="Navigation">
        <Drawer.Body h="100%">
          <NavigationPanel />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
