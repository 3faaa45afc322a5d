import { sortedByOwnName } from '#domain/sorting.ts'
import { operationQueryAs } from './core/query.ts'

export const vendorRegionsQuery = () => operationQueryAs('listVendorRegions', sortedByOwnName)
