import './shellStyles.ts'
import './forcedColors.css'
import './print.css'
import './touch.css'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconCompass, IconMenu2 } from '@tabler/icons-react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSeenAs } from '#api/core/viewer.ts'
import { registerWorker } from '#components/registerWorker.ts'
import { DraftPlaceContext } from '#ui/drafts/drafts.ts'
import { Opening, whenIdle, whenOpened } from '#ui/Opening.tsx'
import { AreaNotice } from './AreaNotice.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { draftPlace } from './draftPlace.ts'
import { TypedAhead } from './goTo/TypedAhead.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { NavigationPanel } from './NavigationPanel.tsx'
import { NewVersion } from './NewVersion.tsx'
import { RecordVisits } from './RecordVisits.tsx'
import { RestoredScroll } from './RestoredScroll.tsx'
import { SessionRenewal } from './SessionRenewal.tsx'
import classes from './StaffFrame.module.css'
import { useShortcuts } from './useShortcuts.ts'

const palette = whenOpened(() => import('./goTo/Palette.tsx').then((module) => module.Palette))
const drawer = whenOpened(() =>
  import('./NavigationDrawer.tsx').then((module) => module.NavigationDrawer),
)
const seenAsBanner = whenOpened(() =>
  import('./SeenAsBanner.tsx').then((module) => module.SeenAsBanner),
)

export function StaffFrame() {
  const seen = useSeenAs()
  const [navigationOpened, setNavigationOpened] = useState(false)
  // Stays mounted for the closing animation and the focus.
  const [navigationUsed, setNavigationUsed] = useState(false)
  const [paletteOpened, setPaletteOpened] = useState(false)
  const typedAhead = useRef('')
  const router = useRouter()
  // Subscribed, because reading the address would render the frame on each navigation.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) setNavigationOpened(false)
      }),
    [router],
  )
  useEffect(() => {
    if (window.matchMedia('(display-mode: standalone)').matches) registerWorker()
  }, [])
  const [UndoOffer, setUndoOffer] = useState<ComponentType | null>(null)
  const [PageDrafts, setPageDrafts] = useState<ComponentType | null>(null)
  // Loaded when idle: the page works without them.
  useEffect(
    () =>
      whenIdle(() => {
        import('./UndoOffer.tsx').then(
          (module) => setUndoOffer(() => module.UndoOffer),
          () => {},
        )
        import('./PageDrafts.tsx').then(
          (module) => setPageDrafts(() => module.PageDrafts),
          () => {},
        )
      }),
    [],
  )
  const [ownPlace] = useState(() => draftPlace(router))
  // Seen as a role nothing can be saved, so there are no drafts (AMB-308).
  const place = seen ? null : ownPlace
  useShortcuts({ onPalette: () => setPaletteOpened(true) })

  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <aside className={classes.side}>
        <NavigationPanel />
      </aside>
      {navigationUsed && (
        <Opening>
          <drawer.Part opened={navigationOpened} onClose={() => setNavigationOpened(false)} />
        </Opening>
      )}
      <div className={classes.body}>
        {seen && (
          <Opening>
            <seenAsBanner.Part seen={seen} />
          </Opening>
        )}
        <div className={classes.top}>
          <ActionIcon
            className={classes.toggle}
            variant="subtle"
            color="gray"
            size={40}
            aria-label="Toggle navigation"
            aria-expanded={navigationOpened}
            onPointerEnter={drawer.preload}
            onFocus={drawer.preload}
            onClick={() => {
              setNavigationUsed(true)
              setNavigationOpened((opened) => !opened)
            }}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <Breadcrumbs />
          <UnstyledButton
            className={classes.palette}
            onPointerEnter={palette.preload}
            onFocus={palette.preload}
            onClick={() => setPaletteOpened(true)}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <IconCompass size={16} aria-hidden />
            <span>Go to…</span>
            <kbd aria-hidden>Ctrl K</kbd>
          </UnstyledButton>
        </div>
        <main id="main" tabIndex={-1} className={classes.main}>
          <AreaNotice />
          <DraftPlaceContext value={place}>
            {PageDrafts && <PageDrafts />}
            <Outlet />
          </DraftPlaceContext>
        </main>
      </div>
      <LeaveGuard />
      <SessionRenewal />
      <NewVersion />
      {UndoOffer && <UndoOffer />}
      <RestoredScroll />
      <RecordVisits />
      {paletteOpened && (
        <Opening meanwhile={<TypedAhead typed={typedAhead} />}>
          <DraftPlaceContext value={place}>
            <palette.Part typed={typedAhead} onClose={() => setPaletteOpened(false)} />
          </DraftPlaceContext>
        </Opening>
      )}
    </div>
  )
}
