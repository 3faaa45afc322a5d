import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type SearchResult = components['schemas']['SearchResult']

/** The longest query, in characters. */
export const longestQuery = 255

const types: Record<SearchResult['type'], true> = {
  product: true,
  user: true,
  store: true,
  order: true,
}

/** The results that have a screen (AMB-176). */
function known(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({ type }) => Object.hasOwn(types, type))
}

/** The results of a query; each query has its own cached answer. */
export const searchQuery = (query: string) => ({
  ...operationQuery('search', { path: { query: inPath(query) } }),
  select: known,
})

/** The suggestions for a typed query; each query has its own cached answer. */
export const suggestionsQuery = (query: string) => ({
  ...operationQuery('listSearchSuggestions', { path: { query: inPath(query) } }),
  select: known,
})

/** The users whose name or e-mail contains the query. */
export const userSearchQuery = (query: string) => operationQuery('searchUsers', { body: { query } })

/** The query as the last part of a path. A part of one or two dots would change the address. */
function inPath(query: string): string {
  return /^\.{1,2}$/.test(query) ? `${query} ` : query
}
