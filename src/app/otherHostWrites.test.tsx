import '#testing/document.ts'
import { expect, test } from 'vitest'
import type { HostWay } from '#mocks/otherHost/otherHost.ts'
import { everyWrite } from '#testing/hostWrites/everyWrite.ts'

const makeEveryWrite = everyWrite()

/** Ways that change what becomes of a write and how it is answered. */
const ways: HostWay[] = ['replacing', 'otherVerb', 'textAnswers', 'emptyAnswers', 'bareAnswers']

test.each(ways.map((way) => ({ host: [way] })))(
  'AMB-176, AMB-177: every write is told, shown and kept at a host that is $host',
  async ({ host }) => {
    expect(await makeEveryWrite(host)).toEqual([])
  },
  300_000,
)
