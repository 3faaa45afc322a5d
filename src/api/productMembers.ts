import { call } from './core/client.ts'
import type { WriteCall } from './core/write.ts'
import { withReferences } from './products.ts'

export type ProductMembers = 'tags' | 'promotional_categories'

interface Member {
  readonly id: number
  readonly name: string
}

/** Adds or removes tags or categories of a product as it is now: a list that is sent replaces the whole list. */
export async function changeMembers(
  id: number,
  list: ProductMembers,
  change: 'add' | 'remove',
  members: readonly Member[],
  write: WriteCall,
): Promise<void> {
  const path = { id }
  const product = await withReferences(await call('getProduct', { path }))
  const now: readonly Member[] = product[list]
  const others = now.filter((one) => members.every((member) => member.id !== one.id))
  const next = change === 'add' ? [...now, ...members.filter((one) => !has(now, one))] : others
  if (next.length === now.length) return
  await write('patchProduct', {
    path,
    body: { [list]: next.map(({ id: of, name }) => ({ id: of, name })) },
  })
}

const has = (members: readonly Member[], { id }: Member) => members.some((one) => one.id === id)
