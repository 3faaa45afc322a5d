import './shellStyles.ts'
import { ActionIcon, Drawer, UnstyledButton } from '@mantine/core'
import { IconCommand, IconMenu2 } from '@tabler/icons-react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { NavigationPanel } from './NavigationPanel.tsx'
import classes from './StaffFrame.module.css'
import { useShortcuts } from './useShortcuts.ts'

const Palette = lazy(() => import('./Palette.tsx').then((module) => ({ default: module.Palette })))

/** The frame around every screen behind the sign-in: navigation, breadcrumbs, page (SHELL-07, SHELL-08). */
export function StaffFrame() {
  const [navigationOpened, setNavigationOpened] = useState(false)
  const [paletteOpened, setPaletteOpened] = useState(false)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes the drawer.
  useEffect(() => setNavigationOpened(false), [pathname])
  useShortcuts({ onPalette: () => setPaletteOpened(true) })

  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <aside className={classes.side}>
        <NavigationPanel />
      </aside>
      <Drawer.Root
        opened={navigationOpened}
        onClose={() => setNavigationOpened(false)}
        size={280}
        padding={0}
        hiddenFrom="sm"
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Navigation">
          <Drawer.Body>
            <NavigationPanel />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className={classes.body}>
        <div className={classes.top}>
          <ActionIcon
            className={classes.toggle}
            variant="subtle"
            color="gray"
            size={40}
            aria-label="Toggle navigation"
            aria-expanded={navigationOpened}
            onClick={() => setNavigationOpened((opened) => !opened)}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <Breadcrumbs />
          <UnstyledButton
            className={classes.palette}
            onClick={() => setPaletteOpened(true)}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <IconCommand size={16} aria-hidden />
            <span>Go to…</span>
            <kbd aria-hidden>Ctrl K</kbd>
          </UnstyledButton>
        </div>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <LeaveGuard />
      {paletteOpened && (
        <Suspense>
          <Palette onClose={() => setPaletteOpened(false)} />
        </Suspense>
      )}
    </div>
  )
}
