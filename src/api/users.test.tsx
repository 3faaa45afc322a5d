// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from './core/query.ts'
import { useSaveEmployee } from './users.ts'

let client: QueryClient
let flashes: string[]
let created: number
let photo: () => Response

const server = setupServer(
  http.post('*/p4/users', async ({ request }) => {
    created += 1
    return HttpResponse.json(Object.assign({ id: 77 }, await request.json()), { status: 201 })
  }),
  http.post('*/p4/users/77/photo', () => photo()),
)

beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  flashes = []
  created = 0
  client = createQueryClient(({ message }) => flashes.push(message))
})
afterEach(() => client.clear())
afterAll(() => server.close())

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const made = {
  ...{ name: 'Priya Raman', email: 'priya@p4.example', phone_number: '4155550177' },
  ...{ role_ids: [2], permission_ids: [], store_ids: [1] },
}

test.each([
  { answers: "'OK'", answer: () => HttpResponse.text('OK') },
  { answers: 'nothing', answer: () => HttpResponse.text('') },
  { answers: '{}', answer: () => HttpResponse.json({}) },
  { answers: 'the address', answer: () => HttpResponse.json({ photo_url: '/files/a.jpg' }) },
])(
  'API-08, AMB-176, AMB-177: an employee is made once where the photo is answered by $answers',
  async ({ answer }) => {
    photo = answer
    const { result } = renderHook(() => useSaveEmployee('createUser'), { wrapper: Providers })
    const { user, photoFailure } = await result.current({
      record: { made },
      image: 'data:image/jpeg;base64,AA==',
    })
    expect(photoFailure).toBeUndefined()
    expect(user).toMatchObject({ id: 77, name: 'Priya Raman', role_ids: [2] })
    expect(created).toBe(1)
    expect(flashes).toEqual(['Created Emplyee'])
  },
)
