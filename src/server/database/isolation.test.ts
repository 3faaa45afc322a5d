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

test('transactions started together run one after another, and reads wait for them', async () => {
  const { database, release } = await isolated()
  const before = await tagCount(database)
  const write = (name: string) =>
    database.transaction(async (tx) => {
      const [row] = await rows(tx, sql`select count(*)::int as count from tags`, counted)
      await tx.insert(tags).values({ name: `${name} ${row?.count}` })
    })
  const [, , seen] = await Promise.all([write('one'), write('two'), tagCount(database)])
  expect(seen).toBe(before + 2)
  const added = await database.reads.select({ name: tags.name }).from(tags)
  expect(added.map((tag) => tag.name)).toEqual(
    expect.arrayContaining([`one ${before}`, `two ${before + 1}`]),
  )
  await release()
})

test('a transaction inside of a transaction is undone alone', async () => {
  const { database, release } = await isolated()
  const before = await tagCount(database)
  await database.transaction(async (tx) => {
    await tx.insert(tags).values({ name: 'Outer' })
    const inner = tx.transaction(async (nested) => {
      await nested.insert(tags).values({ name: 'Inner' })
      throw new Error('No')
    })
    await expect(inner).rejects.toThrow('No')
  })
  expect(await tagCount(database)).toBe(before + 1)
  await release()
})

test('what asks after the end of its test is refused, and leaves what the next test writes', async () => {
  const over = await isolated()
  await over.release()
  const { database, release } = await isolated()
  const before = await tagCount(database)
  const [refused] = await Promise.allSettled([
    over.database.reads.execute(sql`select 1 / 0`),
    database.transaction((tx) => tx.insert(tags).values({ name: 'Kept' })),
    over.database.transaction((tx) => tx.insert(tags).values({ name: 'Late' })),
  ])
  const after = await tagCount(database)
  await release()
  expect(after).toBe(before + 1)
  expect(refused).toMatchObject({
    reason: { cause: { message: 'The test of this database is over' } },
  })
})

test('a read that fails spoils nothing', async () => {
  const { database, release } = await isolated()
  await expect(database.reads.execute(sql`select 1 / 0`)).rejects.toThrow()
  expect(await tagCount(database)).toBeGreaterThan(0)
  await release()
})

test('inside of a transaction the database refuses to be read or written around it', async () => {
  const { database, release } = await isolated()
  const around = database.transaction(() => tagCount(database))
  await expect(around).rejects.toThrow('Failed query')
  const nested = database.transaction(() => database.transaction(async () => 1))
  await expect(nested).rejects.toThrow('by its tx only')
  await release()
})

test('a second isolated database waits for the first', async () => {
  const first = await isolated()
  const order: string[] = []
  const second = isolated().then((found) => {
    order.push('second')
    return found
  })
  await tagCount(first.database)
  order.push('first')
  await first.release()
  await (await second).release()
  expect(order).toEqual(['first', 'second'])
})
