import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type SearchResult = components['schemas']['SearchResult']

/** How long a query may be, in characters. */
export const longestQuery = 255

/** What is found for a query (API-143); kept per query (SEARCH-09). */
export const searchQuery = (query: string) =>
  operationQuery('search', { path: { query: inPath(query) } })

/** What is suggested while a query is typed (API-142); kept per query (SEARCH-09). */
export const suggestionsQuery = (query: string) =>
  operationQuery('listSearchSuggestions', { path: { query: inPath(query) } })

/** A path cannot end in a part of one or two dots: the address would be another one. */
function inPath(query: string): string {
  return /^\.{1,2}$/.test(query) ? `${query} ` : query
}
