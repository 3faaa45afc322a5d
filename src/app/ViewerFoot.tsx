import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useAccess, useCurrentUser, useOwnPermissions } from '#api/core/viewer.ts'
import { allStoresPermission } from '#domain/access/permissions.ts'
import { counted } from '#domain/wording.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import hidden from '#ui/unseen.module.css'
import classes from './ViewerFoot.module.css'

const schemes = [
  { value: 'auto', name: 'Colors of the system', icon: IconDeviceDesktop },
  { value: 'light', name: 'Light colors', icon: IconSun },
  { value: 'dark', name: 'Dark colors', icon: IconMoon },
] as const

export function ViewerFoot() {
  const { user } = useCurrentUser()
  const { viewer } = useAccess()
  const { known } = useOwnPermissions()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const scope = viewer.permissions.has(allStoresPermission)
    ? 'All Stores'
    : storesText(viewer.storeIds.size)
  return (
    <div className={classes.foot}>
      <div className={classes.user}>
        <span className={classes.name}>{user?.name}</span>
        {known && (
          <span className={classes.scope}>
            {[[...viewer.roles].join(', '), scope].filter(Boolean).join(' · ')}
          </span>
        )}
      </div>
      <div className={classes.line}>
        <div role="radiogroup" aria-label="Color scheme">
          <Segments
            compact
            value={colorScheme}
            onChange={setColorScheme}
            options={schemes.map(({ value, name, icon: Icon }) => ({
              value,
              title: name,
              label: (
                <>
                  <Icon size={14} aria-hidden />
                  <span className={hidden.unseen}>{name}</span>
                </>
              ),
            }))}
          />
        </div>
        <span className={classes.version}>{version}</span>
      </div>
    </div>
  )
}

function storesText(count: number): string {
  if (count === 0) return 'No stores'
  return counted(count, 'store')
}

declare const __APP_VERSION__: string

const version = __APP_VERSION__
