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
  /** Member that distinguishes records of the same name. */
  readonly known: string
  readonly path: (result: SearchResult) => string
}

const kinds: Record<SearchResult['type'], Kind> = {
  product: {
    word: 'Product',
    icon: IconCoffee,
    known: 'square_sku',
    path: ({ id }) => `/products/${id}`,
  },
  // Users include employees (AMB-160).
  user: { word: 'User', icon: IconUser, known: 'email', path: ({ id }) => `/users/${id}` },
  store: {
    word: 'Store',
    icon: IconBuildingStore,
    known: 'address',
    path: ({ id }) => `/stores/${id}`,
  },
  order: {
    word: 'Order',
    icon: IconReceipt,
    known: 'placement_time',
    path: ({ id, user_id }) => `/users/${user_id ?? 0}/orders/${id}`,
  },
}

export const pathOf = (result: SearchResult): string => kinds[result.type].path(result)

export function factsOf(result: SearchResult) {
  const { word, icon, known } = kinds[result.type]
  const order = result.type === 'order'
  const detail = result.detail ?? textOf(result, known)
  return {
    icon,
    kind: order ? `${word} ${result.id}` : word,
    detail: order && detail ? longMoment(detail) : detail,
  }
}

/** Some hosts answer the member instead of the contract's `detail` (AMB-176). */
function textOf(result: object, member: string): string | undefined {
  const value: unknown = Reflect.get(result, member)
  return typeof value === 'string' ? value : undefined
}
