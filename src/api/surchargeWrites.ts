import { useQueryClient } from '@tanstack/react-query'
import { mergedFields } from '#domain/merge.ts'
import { latest } from './latest.ts'
import { readSurcharges, type Surcharge, type SurchargeInput } from './surcharges.ts'
import { useOperation } from './useOperation.ts'

/** How long the rates of the stores may take to be made anew, in milliseconds (SUR-06). */
const renewal = 1000

interface SurchargeSave {
  readonly opened: Surcharge
  readonly body: SurchargeInput
}

/** Whether a saved surcharge turns from a flat one into a percentage (AMB-107). */
export function becomesPercentage({ opened, body }: SurchargeSave): boolean {
  return opened.flat_rate !== null && body.flat_rate === null
}

/**
 * Saves a surcharge beside what other people changed meanwhile. After a flat one became a percentage
 * everything on the page is read again, once the rates of the stores are made anew (AMB-108).
 */
export function useUpdateSurcharge() {
  const client = useQueryClient()
  return useOperation('updateSurcharge', {
    send: async ({ opened, body }: SurchargeSave, write) => {
      const all = await latest([opened], readSurcharges)
      const now = all.find(({ id }) => id === opened.id) ?? opened
      const saved = await write('updateSurcharge', {
        path: { id: opened.id },
        body: mergedFields(opened, body, now),
      })
      if (becomesPercentage({ opened, body }))
        setTimeout(() => void client.refetchQueries({ type: 'active' }), renewal)
      return saved
    },
  })
}
