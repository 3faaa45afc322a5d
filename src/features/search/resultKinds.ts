import {
  type Icon,
  IconBuildingStore,
  IconCoffee,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import type { SearchResult } from '#api/search.ts'
import { longMoment } from '#domain/longMoment.ts'

interface Kind {
  readonly word: string
  readonly icon: Icon
  /** Where it leads (SEARCH-05). */
  readonly path: (result: SearchResult) => string
}

const kinds: Record<SearchResult['type'], Kind> = {
  product: { word: 'Product', icon: IconCoffee, path: ({ id }) => `/products/${id}` },
  // Employees too (AMB-160).
  user: { word: 'User', icon: IconUser, path: ({ id }) => `/users/${id}` },
  store: { word: 'Store', icon: IconBuildingStore, path: ({ id }) => `/stores/${id}` },
  order: {
    word: 'Order',
    icon: IconReceipt,
    path: ({ id, user_id }) => `/users/${user_id ?? 0}/orders/${id}`,
  },
}

/** What a result is, says and leads to. */
export function factsOf(result: SearchResult) {
  const { word, icon, path } = kinds[result.type]
  const order = result.type === 'order'
  return {
    icon,
    path: path(result),
    /** What it is; orders are known by their number. */
    kind: order ? `${word} ${result.id}` : word,
    /** Second line: SKU, e-mail, address or placement time (AMB-159). */
    detail: order && result.detail ? longMoment(result.detail) : result.detail,
  }
}
