import { lazy } from 'react'
import { Opening } from '../Opening.tsx'
import type { OfferedDraft } from './useDraft.ts'

const Offer = lazy(async () => ({ default: (await import('./DraftOffer.tsx')).DraftOffer }))

/** The code of the offer loads once there is one. */
export function DraftLine({ offer }: { offer: OfferedDraft | null }) {
  return (
    offer && (
      <Opening asked={false}>
        <Offer {...offer} />
      </Opening>
    )
  )
}
