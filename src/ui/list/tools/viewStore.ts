import { createStore, get, update } from 'idb-keyval'
import { isSameName } from '#domain/cleanName.ts'
import { isRecord } from '#domain/values.ts'

/** A named search with its filters and order, as they stand in the address. */
export interface ListView {
  readonly name: string
  readonly q: string
  readonly sort: string
  readonly filter: string
}

const store = createStore('p4 views', 'views')

/** `key`: host, user and list. */
export async function readViews(key: string): Promise<readonly ListView[]> {
  return viewsIn(await get<unknown>(key, store))
}

/** A view of the same name is replaced; `null` deletes. */
export const putView = (key: string, name: string, view: ListView | null): Promise<void> =>
  update<unknown>(
    key,
    (stored) => [
      ...viewsIn(stored).filter(
        (one) => !isSameName(one.name, name) && !(view && isSameName(one.name, view.name)),
      ),
      ...(view ? [view] : []),
    ],
    store,
  )

function viewsIn(stored: unknown): readonly ListView[] {
  return Array.isArray(stored) ? stored.filter(isView) : []
}

function isView(stored: unknown): stored is ListView {
  return (
    isRecord(stored) &&
    ['name', 'q', 'sort', 'filter'].every((member) => typeof stored[member] === 'string')
  )
}
