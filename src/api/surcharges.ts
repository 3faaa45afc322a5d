import { queryOptions } from '@tanstack/react-query'
import { sortedByName } from '#domain/byName.ts'
import { call } from './client.ts'
import { operationKey } from './keys.ts'
import type { components } from './schema.gen.ts'

export type Surcharge = components['schemas']['Surcharge']
export type SurchargeInput = components['schemas']['SurchargeInput']

/** All surcharges by name; a host may answer them in any order. */
export const surchargesQuery = () =>
  queryOptions({
    queryKey: operationKey('listSurcharges'),
    queryFn: async () => sortedByName(await call('listSurcharges'), ({ name }) => name),
  })
