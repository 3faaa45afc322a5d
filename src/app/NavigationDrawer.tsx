import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NavigationPanel } from './NavigationPanel.tsx'

interface NavigationDrawerProps {
  opened: boolean
  onClose: () => void
}

export function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  // Opens after mount: Mantine stores the element that gets the focus back only on opening.
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
