import '#testing/document.ts'
import { expect, test } from 'vitest'
import { type HostWay, hostWays } from '#mocks/otherHost/otherHost.ts'
import { everyWrite } from '#testing/hostWrites/everyWrite.ts'

const makeEveryWrite = everyWrite()

/**
 * Hosts whose records come in other ways. The last four ways change different records and requests, so one walk shows
 * them all; every screen is walked at each of them by itself.
 */
const hosts: (readonly HostWay[])[] = [
  ['wrapped'],
  ['sparse'],
  ['bareIds'],
  ['documentsOnly'],
  ['unordered', 'ignoring', 'plainCustomers', 'otherHours'],
  hostWays,
]

test.each(hosts.map((host) => ({ host })))(
  'AMB-176, AMB-177: every write is told, shown and kept where the records of a host are $host',
  async ({ host }) => {
    expect(await makeEveryWrite(host)).toEqual([])
  },
  300_000,
)
