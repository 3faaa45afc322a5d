import '#testing/document.ts'
import { expect, test } from 'vitest'
import { type HostWay, hostWays } from '#mocks/otherHost/otherHost.ts'
import { everyWrite } from '#testing/hostWrites/everyWrite.ts'

const makeEveryWrite = everyWrite()

/** Ways that change the records that are read and answered. */
const ways: HostWay[] = [
  ...(['wrapped', 'sparse', 'unordered', 'ignoring', 'bareIds'] as const),
  ...(['plainCustomers', 'documentsOnly', 'otherHours'] as const),
]

test.each([...ways.map((way) => ({ host: [way] })), { host: hostWays }])(
  'AMB-176, AMB-177: every write is told, shown and kept where the records of a host are $host',
  async ({ host }) => {
    expect(await makeEveryWrite(host)).toEqual([])
  },
  300_000,
)
