import { useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { promotionQuery, promotionsQuery, useCreatePromotion } from '#api/promotions.ts'
import { copySearch } from '#components/actions/copySearch.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { type CopiedPromotion, PromotionForm } from './PromotionForm.tsx'
import { copiedPromotion } from './promotionForm.ts'
import { audienceUpload } from './UsersField.tsx'

/** Without the right the form can be tried, not saved (AMB-140). */
export function CreatePromotionScreen() {
  const { copy } = copySearch(useSearch({ strict: false }))
  return copy === undefined ? (
    <NewPromotion copied={null} />
  ) : (
    <CopyOfPromotion key={copy} id={copy} />
  )
}

function CopyOfPromotion({ id }: { id: number }) {
  const [promotion, all] = useSuspenseQueries({ queries: [promotionQuery(id), promotionsQuery()] })
  const today = useStoreDate(ownTimeZone())
  const names = all.data.map(({ name }) => name)
  // Once: the list of names gets the new one.
  const [copied] = useState(() => ({
    promotion: promotion.data,
    values: copiedPromotion(promotion.data, { today, names }),
  }))
  return <NewPromotion copied={copied} />
}

function NewPromotion({ copied }: { copied: CopiedPromotion | null }) {
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/promotions')
  const create = useCreatePromotion()
  const access = useAccess()
  const can = access.canUse(creations.promotion)
  const savable = useKeptOpen(can.allowed)
  return (
    <>
      <PageHeader
        title="Create Promotion"
        secondary={
          <HiddenActions access={access} actions={[creations.promotion, audienceUpload]} />
        }
      />
      {!savable && (
        <ForbiddenState
          title="You may not create promotions"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
      <PromotionForm
        title="Promotion"
        promotion={null}
        copied={copied}
        savable={savable}
        refusal={can.refusal}
        onSubmit={({ body }) => create(body)}
        onSaved={(created) => openCreated(created)}
        onCancel={() => void navigate({ to: '/promotions' })}
      />
    </>
  )
}
