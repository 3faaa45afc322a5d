import { operationQuery } from './query.ts'

export const vendorRegionsQuery = () => operationQuery('listVendorRegions')
