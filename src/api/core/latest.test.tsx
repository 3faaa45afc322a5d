// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tag } from '../tags.ts'
import { useUpdateTag } from '../tags.ts'
import { createQueryClient } from './query.ts'

const opened: Tag = {
  id: 6,
  name: 'Vegan',
  is_allergen: false,
  image_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

/** A host with one tag. `meanwhile` are saves of somebody else, each between a read and a save. */
let stored: Tag
let revision: number
let meanwhile: Partial<Tag>[]
let sent: { tag: string | null; body: unknown }[]
let tagOf: () => string | null
let flashes: string[]
let client: QueryClient

const server = setupServer(
  http.get('*/p4/tags/6', () => {
    const tag = tagOf()
    const answer = HttpResponse.json(stored, tag === null ? {} : { headers: { etag: tag } })
    const change = meanwhile.shift()
    if (change) {
      stored = { ...stored, ...change }
      revision += 1
    }
    return answer
  }),
  http.put('*/p4/tags/6', async ({ request }) => {
    const tag = request.headers.get('if-match')
    const body = await request.json()
    sent.push({ tag, body })
    if (tag !== null && tag !== `"${revision}"`)
      return HttpResponse.json(
        { code: 'changed_meanwhile', message: 'Somebody else saved this meanwhile.', status: 412 },
        { status: 412 },
      )
    stored = Object.assign({ ...stored }, body)
    revision += 1
    return HttpResponse.json(stored)
  }),
)

beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  stored = opened
  revision = 1
  meanwhile = []
  sent = []
  tagOf = () => `"${revision}"`
  flashes = []
  client = createQueryClient(({ message }) => flashes.push(message))
})
afterEach(() => client.clear())
afterAll(() => server.close())

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Saves the tag under another name. */
const rename = () =>
  renderHook(useUpdateTag, { wrapper: Providers }).result.current({
    opened,
    changes: { name: 'Plants' },
  })

const tags = () => sent.map(({ tag }) => tag)

test('AMB-194: a save carries the revision that was read just before', async () => {
  await rename()
  expect(tags()).toEqual(['"1"'])
  expect(flashes).toEqual(['Tag Updated'])
})

test('AMB-194, AMB-177: what somebody else saved between the read and the save is merged once more', async () => {
  meanwhile = [{ is_allergen: true }]
  await rename()
  expect(tags()).toEqual(['"1"', '"2"'])
  expect(stored).toMatchObject({ name: 'Plants', is_allergen: true })
  expect(flashes).toEqual(['Tag Updated'])
})

test('AMB-194: a host whose revisions never match is asked without one in the end', async () => {
  tagOf = () => 'W/"never"'
  await rename()
  expect(tags()).toEqual(['W/"never"', 'W/"never"', null])
  expect(stored.name).toBe('Plants')
  expect(flashes).toEqual(['Tag Updated'])
})

test('AMB-194: a host without revisions is sent none', async () => {
  tagOf = () => null
  await rename()
  expect(tags()).toEqual([null])
  expect(stored.name).toBe('Plants')
})
