/** Short lists that products choose from. */
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Addon = components['schemas']['Addon']
export type NetsuiteAccount = components['schemas']['NetsuiteAccount']
export type PromotionalCategory = components['schemas']['PromotionalCategory']

export const addonsQuery = () => operationQuery('listAddons')
export const netsuiteAccountsQuery = () => operationQuery('listNetsuiteAccounts')
export const promotionalCategoriesQuery = () => operationQuery('listPromotionalCategories')
