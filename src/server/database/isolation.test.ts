import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, rows } from './database.ts'
import { tags } from './schema/products.ts'
import { isolated } from './testing.ts'

const counted = z.object({ count: z.number() })

async function tagCount(database: Database): Promise<number> {
  const [row] = await rows(database.reads, sql`select count(*)::int as count from tags`, counted)
  return row?.count ?? 0
}

test('a write in one isolated database is not seen in the next, which starts with the same ids', async () => {
  const ids: number[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    const { database, release } = await isolated()
    const before = await tagCount(database)
    const [tag] = await database.transaction((tx) =>
      tx.insert(tags).values({ name: 'Fresh' }).returning({ id: tags.id }),
    )
    ids.push(tag?.id ?? 0)
    expect(await tagCount(database)).toBe(before + 1)
    await release()
  }
  expect(ids[0]).toBeGreaterThan(0)
  expect(ids[1]).toBe(ids[0])
})

test('a transaction that throws is undone, what was committed before it stays', async () => {
  const { database, release } = await isolated()
  const before = await tagCount(database)
  await database.transaction((tx) => tx.insert(tags).values({ name: 'Kept' }))
  const failed = database.transaction(async (tx) => {
    await tx.insert(tags).values({ name: 'Undone' })
    throw new Error('No')
  })
  await expect(failed).rejects.toThrow('No')
  expect(await tagCount(database)).toBe(before + 1)
  await release()
})
