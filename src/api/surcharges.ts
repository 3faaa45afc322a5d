import { useQueryClient } from '@tanstack/react-query'
import { named } from '#domain/byName.ts'
import type { Edit } from '#domain/merge.ts'
import { saveOver } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useSave } from './core/useOperation.ts'

export type Surcharge = components['schemas']['Surcharge']
export type SurchargeInput = components['schemas']['SurchargeInput']

/** All surcharges by name. */
export const surchargesQuery = () => operationQueryAs('listSurcharges', named)

/** How long the rates of the stores may take to be made anew, in milliseconds. */
const renewal = 1000

type SurchargeEdit = Edit<Surcharge, SurchargeInput>

/** Whether a saved surcharge turns from a flat one into a percentage (AMB-107). */
export function becomesPercentage({ opened, changes }: SurchargeEdit): boolean {
  return opened.flat_rate !== null && changes.flat_rate === null
}

/**
 * Saves a surcharge. After a flat one became a percentage
 * everything on the page is read again, once the rates of the stores are made anew (AMB-108).
 */
export function useUpdateSurcharge() {
  const client = useQueryClient()
  return useSave('updateSurcharge', async (edit: SurchargeEdit, write) => {
    const { opened, changes } = edit
    const path = { id: opened.id }
    const saved = await saveOver(
      opened,
      async (call) => (await call('listSurcharges')).find(({ id }) => id === opened.id),
      (now, header) => write('updateSurcharge', { path, header, body: { ...now, ...changes } }),
    )
    if (becomesPercentage(edit))
      setTimeout(() => void client.refetchQueries({ type: 'active' }), renewal)
    return saved
  })
}
