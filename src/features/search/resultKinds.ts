import {
  type Icon,
  IconBuildingStore,
  IconCoffee,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import type { SearchResult } from '#api/search.ts'
import { longMoment } from '#domain/calendar.ts'

interface Kind {
  readonly word: string
  readonly icon: Icon
  /** The member of the record that tells it from others of its name. */
  readonly known: string
  /** Where it leads (SEARCH-05), and what comes closest as long as that has no screen. */
  readonly paths: (result: SearchResult) => readonly [string, ...string[]]
}

const kinds: Record<SearchResult['type'], Kind> = {
  product: {
    word: 'Product',
    icon: IconCoffee,
    known: 'square_sku',
    paths: ({ id }) => [`/products/${id}`],
  },
  // Employees too (AMB-160).
  user: { word: 'User', icon: IconUser, known: 'email', paths: ({ id }) => [`/users/${id}`] },
  store: {
    word: 'Store',
    icon: IconBuildingStore,
    known: 'address',
    paths: ({ id }) => [`/stores/${id}`],
  },
  order: {
    word: 'Order',
    icon: IconReceipt,
    known: 'placement_time',
    paths: ({ id, user_id }) => [`/users/${user_id ?? 0}/orders/${id}`, `/users/${user_id ?? 0}`],
  },
}

/** Where a result leads, given which addresses have a screen. */
export function pathOf(result: SearchResult, exists: (path: string) => boolean): string {
  const paths = kinds[result.type].paths(result)
  return paths.find(exists) ?? paths[0]
}

/** What a result is and says. */
export function factsOf(result: SearchResult) {
  const { word, icon, known } = kinds[result.type]
  const order = result.type === 'order'
  const detail = result.detail ?? textOf(result, known)
  return {
    icon,
    /** What it is; orders are known by their number. */
    kind: order ? `${word} ${result.id}` : word,
    /** Second line: SKU, e-mail, address or placement time (AMB-159). */
    detail: order && detail ? longMoment(detail) : detail,
  }
}

/** Hosts without the second line of the contract name the member itself (AMB-176). */
function textOf(result: object, member: string): string | undefined {
  const value: unknown = Reflect.get(result, member)
  return typeof value === 'string' ? value : undefined
}
