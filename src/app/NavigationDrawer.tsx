import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NavigationPanel } from './NavigationPanel.tsx'

interface NavigationDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The navigation over the page, where there is no room for it at the side (SHELL-08). */
export function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  // Comes closed and opens then: only an opening remembers where the focus goes back to.
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
