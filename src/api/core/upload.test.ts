import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call } from './client.ts'

const server = setupServer()
beforeAll(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'http://p4.test/' }) })
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('API-141: a file goes as a part of a form, by the name of its field', async () => {
  let form = new FormData()
  server.use(
    http.post('http://p4.test/p4/plus/import', async ({ request }) => {
      form = await request.formData()
      return HttpResponse.json({ email: 'a@p4.example' })
    }),
  )
  const plus = new File(['variant_id,store_id,price\n'], 'prices.csv', { type: 'text/csv' })
  await call('importPrices', { body: { plus } })
  const part = form.get('plus')
  if (!(part instanceof File)) throw new Error('The form has no file.')
  expect([part.name, part.type, await part.text()]).toEqual([
    'prices.csv',
    'text/csv',
    'variant_id,store_id,price\n',
  ])
})
