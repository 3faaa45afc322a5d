import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type SearchResult = components['schemas']['SearchResult']

export const maxQueryLength = 255

const types: Record<SearchResult['type'], true> = {
  product: true,
  user: true,
  store: true,
  order: true,
}

/** Results that have a screen (AMB-176). */
function withScreen(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({ type }) => Object.hasOwn(types, type))
}

export const searchQuery = (query: string) => ({
  ...operationQuery('search', { path: { query: inPath(query) } }),
  select: withScreen,
})

export const suggestionsQuery = (query: string) => ({
  ...operationQuery('listSearchSuggestions', { path: { query: inPath(query) } }),
  select: withScreen,
})

export const userSearchQuery = (query: string) => operationQuery('searchUsers', { body: { query } })

/** `.` and `..` would change the path. */
function inPath(query: string): string {
  return /^\.{1,2}$/.test(query) ? `${query} ` : query
}
