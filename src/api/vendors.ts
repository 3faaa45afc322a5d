import { named } from '#domain/byName.ts'
import { operationQueryAs } from './core/query.ts'

/** The vendor regions by name. */
export const vendorRegionsQuery = () => operationQueryAs('listVendorRegions', named)
