import { named } from '#domain/byName.ts'
import { operationQueryAs } from './core/query.ts'

export const vendorRegionsQuery = () => operationQueryAs('listVendorRegions', named)
