import { useQueryClient } from '@tanstack/react-query'
import type { Edit } from '#domain/merge.ts'
import { sortedByOwnName } from '#domain/sorting.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'

export type Surcharge = components['schemas']['Surcharge']
export type SurchargeInput = components['schemas']['SurchargeInput']

export const surchargesQuery = () => operationQueryAs('listSurcharges', sortedByOwnName)

/** The host recomputes the rates of the stores. */
const renewalMs = 1000

type SurchargeEdit = Edit<Surcharge, SurchargeInput>

/** AMB-107. */
export function becomesPercentage({ opened, changes }: SurchargeEdit): boolean {
  return opened.flat_rate !== null && changes.flat_rate === null
}

/**
 * After a flat surcharge became a percentage everything is refetched, once the stores' rates are recomputed
 * (AMB-108).
 */
export function useUpdateSurcharge() {
  const client = useQueryClient()
  return useSave('updateSurcharge', async (edit: SurchargeEdit, write) => {
    const saved = await saveSurcharge(edit, write)
    if (becomesPercentage(edit))
      setTimeout(() => void client.refetchQueries({ type: 'active' }), renewalMs)
    return saved
  })
}

export function saveSurcharge({ opened, changes }: SurchargeEdit, write: WriteCall) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    async (call) => (await call('listSurcharges')).find(({ id }) => id === opened.id),
    (now, header) => write('updateSurcharge', { path, header, body: { ...now, ...changes } }),
  )
}
