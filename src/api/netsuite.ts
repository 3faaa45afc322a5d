import { compareTexts } from '#domain/sorting.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type NetsuiteAccount = components['schemas']['NetsuiteAccount']

export const netsuiteAccountsQuery = () =>
  operationQueryAs('listNetsuiteAccounts', (accounts) =>
    accounts.toSorted(
      (a, b) => compareTexts(a.defintion, b.defintion) || compareTexts(a.externalId, b.externalId),
    ),
  )
