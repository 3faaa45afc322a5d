import { named } from '#domain/byName.ts'
import { operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Surcharge = components['schemas']['Surcharge']
export type SurchargeInput = components['schemas']['SurchargeInput']

/** All surcharges by name. */
export const surchargesQuery = () => operationQueryAs('listSurcharges', named)
