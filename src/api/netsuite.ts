import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type NetsuiteAccount = components['schemas']['NetsuiteAccount']

export const netsuiteAccountsQuery = () => operationQuery('listNetsuiteAccounts')
