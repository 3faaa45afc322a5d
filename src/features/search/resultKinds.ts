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
  /** The member that distinguishes records of the same name. */
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

/** The address of the record that a result names. */
export const pathOf = (result: SearchResult): string => kinds[result.type].path(result)

/** The icon, kind and second line of a result. */
export function factsOf(result: SearchResult) {
  const { word, icon, known } = kinds[result.type]
  const order = result.type === 'order'
  const detail = result.detail ?? textOf(result, known)
  return {
    icon,
    /** The kind of the record; orders add their number. */
    kind: order ? `${word} ${result.id}` : word,
    /** The second line: SKU, e-mail, address, or the moment when the order was placed. */
    detail: order && detail ? longMoment(detail) : detail,
  }
}

/** A host without the contract's second line may answer the member itself (AMB-176). */
function textOf(result: object, member: string): string | undefined {
  const value: unknown = Reflect.get(result, member)
  return typeof value === 'string' ? value : undefined
}
