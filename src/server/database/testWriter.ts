// Run by open.test.ts: inserts tags and prints each one after its commit.
import { writeSync } from 'node:fs'
import { openDatabase } from './open.ts'
import { tags } from './schema/products.ts'

const database = await openDatabase({ dataFolder: process.argv[2] })
for (let number = 1; ; number += 1) {
  await database.transaction((tx) => tx.insert(tags).values({ name: `Tag ${number}` }))
  writeSync(1, `Tag ${number}\n`)
}
