import { Tabs } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import type { User } from '#api/users.ts'
import { UserOrders } from '#components/orders/UserOrders.tsx'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { CreditsTab } from '../credits/CreditsTab.tsx'
import classes from '../people.module.css'
import { PrivacyTab } from '../privacy/PrivacyTab.tsx'
import { tabOf } from './profileSearch.ts'

export function ProfileTabs({ user }: { user: User }) {
  const search = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  // For a user with more rights than the viewer the tab stays, with the reason (AMB-195).
  const mayManage = useAccess().holds('customers:manage-ccpa').allowed
  const tab = tabOf(search, mayManage)
  const open = (next: string | null) =>
    changeSearch({ tab: next === null || next === 'orders' ? undefined : next })
  return (
    <Tabs value={tab} onChange={open} keepMounted={false} className={classes.tabs}>
      <Tabs.List>
        <Tabs.Tab value="orders">Orders</Tabs.Tab>
        <Tabs.Tab value="credits">Credits</Tabs.Tab>
        {mayManage && <Tabs.Tab value="ccpa">CCPA</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="orders" pt="md">
        <UserOrders userId={user.id} />
      </Tabs.Panel>
      <Tabs.Panel value="credits" pt="md">
        <CreditsTab userId={user.id} />
      </Tabs.Panel>
      {mayManage && (
        <Tabs.Panel value="ccpa" pt="md">
          <PrivacyTab user={user} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
