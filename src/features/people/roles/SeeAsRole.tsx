import { IconEye } from '@tabler/icons-react'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { seenAs } from '#api/core/seenAs.ts'
import { storeScopedPermissions, useAccess } from '#api/core/viewer.ts'
import type { Role } from '#api/roles.ts'
import { storesQuery } from '#api/stores.ts'
import { storeOptions } from '#components/stores/storeOptions.ts'
import { lacksStores } from '#domain/access/access.ts'
import { viewerOf } from '#domain/access/permissions.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from '../people.module.css'

/** Opens the console with the rights of the role, read-only (AMB-296). */
export function SeeAsRole({ role }: { role: Role }) {
  const access = useAccess()
  const router = useRouter()
  const navigate = useNavigate()
  const isSaving = useIsMutating() > 0
  const [storeId, setStoreId] = useState<number | null>()
  const holder = { id: 0, role_ids: [role.id], permission_ids: [], store_ids: [] }
  const held = viewerOf(holder, access.roles, access.permissions).permissions
  const needsStore = lacksStores(holder, held, storeScopedPermissions)
  const mayChangeUsers = access.can('updateUser').allowed
  const { data } = useQuery({
    ...storesQuery(),
    ...notFlashed,
    enabled: mayChangeUsers && needsStore,
  })
  if (!mayChangeUsers || role.archived_at || seenAs.get()) return null

  const stores = data?.stores.filter(({ archived_at }) => archived_at === null) ?? []
  const first = stores.find(({ id }) => access.viewer.storeIds.has(id)) ?? stores[0]
  const shownId = storeId === undefined ? first?.id : storeId
  const store = needsStore ? (stores.find(({ id }) => id === shownId) ?? null) : null
  const start = async () => {
    await navigate({ to: '/' })
    // Unsaved changes may have kept the page.
    if (router.state.location.pathname === '/') seenAs.start({ role, store })
  }
  return (
    <Section
      id="see-as"
      title="See the console as this role"
      description="With its navigation and its buttons. Nothing can be changed until you choose Stop or log out."
    >
      <div className={classes.right}>
        {needsStore && (
          <SearchSelect<number>
            label="At store"
            options={storeOptions(stores)}
            value={shownId}
            placeholder="No store"
            placeholderOption="No store"
            clearable
            onChange={setStoreId}
          />
        )}
        <GuardedButton
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          refusal={isSaving ? 'Wait until everything is saved.' : undefined}
          onClick={() => void start()}
        >
          See the console as {role.role}
        </GuardedButton>
      </div>
    </Section>
  )
}
