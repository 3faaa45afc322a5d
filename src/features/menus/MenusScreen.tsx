import { Tabs } from '@mantine/core'
import { IconLayoutList } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { menusQuery } from '#api/menus.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { MenuCategories } from './MenuCategories.tsx'
import { menuActions } from './menuActions.ts'
import { menuIn } from './menuSearch.ts'
import classes from './menus.module.css'

export function MenusScreen() {
  const { data: menus } = useSuspenseQuery(menusQuery())
  const search = useSearch({ from: '/_staff/menus/' })
  const navigate = useNavigate({ from: '/menus/' })
  const access = useAccess()
  const menu = menuIn(menus, search.menu)
  const editable = menuActions.some((action) => access.canUse(action).allowed)
  return (
    <>
      <PageHeader
        title="Menus"
        facts={`What customers order from.${editable ? ' Every change is saved at once.' : ''}`}
        secondary={<HiddenActions access={access} actions={menuActions} />}
      />
      {menu ? (
        <Tabs
          value={menu.slug}
          onChange={(slug) => slug && void navigate({ search: { menu: slug } })}
        >
          <Tabs.List aria-label="Menus" className={classes.tabs}>
            {menus.map(({ slug, title }) => (
              <Tabs.Tab key={slug} value={slug}>
                {title || slug}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={menu.slug} className={classes.panel}>
            <MenuCategories key={menu.slug} menu={menu} />
            <HistorySection key={`history of ${menu.slug}`} of={{ kind: 'menu', id: menu.slug }} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <EmptyState icon={<IconLayoutList size={24} />} title="No menus yet">
          The ordering apps have no menu, and this console cannot create one.
        </EmptyState>
      )}
    </>
  )
}
