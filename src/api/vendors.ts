import { named } from '#domain/byName.ts'
import { operationQueryAs } from './query.ts'

/** The vendor regions by name. */
export const vendorRegionsQuery = () => operationQueryAs('listVendorRegions', named)
