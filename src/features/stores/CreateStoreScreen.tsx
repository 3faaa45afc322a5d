import { useNavigate } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StoreForm } from './StoreForm.tsx'

export function CreateStoreScreen() {
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/stores')
  const create = useOperation('createStore')
  const can = useAccess().canUse(creations.store)
  const opened = useKeptOpen(can.allowed)
  return (
    <>
      <PageHeader title="Create Store" />
      {opened ? (
        <StoreForm
          store={null}
          refusal={can.refusal}
          onSubmit={({ body }) => create({ body })}
          onSaved={(created) => openCreated(created)}
          onCancel={() => void navigate({ to: '/stores' })}
        />
      ) : (
        <ForbiddenState
          title="You may not create stores"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
    </>
  )
}
