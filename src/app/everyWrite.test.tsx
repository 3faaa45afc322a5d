import '#testing/document.ts'
import { expect, test } from 'vitest'
import { everyWrite } from '#testing/hostWrites/everyWrite.ts'

const makeEveryWrite = everyWrite()

test('AMB-177: every write is told, shown and kept, and neither React nor the console complains', async () => {
  expect(await makeEveryWrite([])).toEqual([])
}, 300_000)
