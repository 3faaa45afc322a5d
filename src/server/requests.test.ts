import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, type TestP4 } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { createP4, type P4, type P4Options } from './app.ts'
import { demoAccounts } from './seed/accounts.ts'

const p4 = freshP4()

const refusal = z.object({
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
})
const path = { id: 1 }

test('who may not call an operation is told so before the body is read', async () => {
  const tags = Array.from({ length: 20_000 }, () => 'a')
  const { status } = await p4.as('barista').call('patchProduct', { path, body: { tags } })
  expect(status).toBe(403)
})

test('an answer that is opened as a page runs nothing and is taken for no other type', async () => {
  const answers = [
    await p4.as('owner').call('getStore', { path }),
    await p4.as('owner').call('getStore', { path: { id: 999_999 } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404])
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

describe('a body full of mistakes is answered in a few words', () => {
  const fieldsOf = async (tags: readonly unknown[]) => {
    const { status, body } = await p4.as('owner').call('patchProduct', { path, body: { tags } })
    expect(status).toBe(400)
    return refusal.parse(body).fields
  }

  test('every field of a short list is named', async () => {
    const fields = await fieldsOf(['a', 1, {}, 2, 'b'])
    expect(fields.map((field) => field.path)).toEqual(['tags.0', 'tags.2.id', 'tags.2', 'tags.4'])
  })

  test('fifty fields at most are named', async () => {
    expect(await fieldsOf(Array.from({ length: 900 }, () => 'a'))).toHaveLength(50)
  })

  test.each([20_000, 2_000_000])('a list of %i is too long, and nothing else', async (length) => {
    expect(await fieldsOf(Array.from({ length }, () => 'a'))).toEqual([
      { path: 'tags', message: 'The tags may have at most 1,000 entries.' },
    ])
  })
})

test('a list that names an id twice is refused, however long it is', async () => {
  const products = Array.from({ length: 9999 }, (_, index) => index + 1)
  const send = async (ids: readonly number[]) => {
    const children = [{ id: 1, name: 'Espresso', products: ids }]
    const body = [{ id: 1, name: 'Drinks', parent_id: null, children }]
    return p4.as('owner').call('updateMenuCategories', { path: { menuSlug: 'all-day' }, body })
  }
  const refused = await send([...products, 1])
  expect(refused.status).toBe(400)
  expect(refusal.parse(refused.body).fields.map((field) => field.path)).toEqual([
    '0.children.0.products',
  ])
  expect(
    refusal.parse((await send(products)).body).fields.map((field) => field.path),
  ).not.toContain('0.children.0.products')
})

describe('what is too large is named with what is taken', () => {
  const megabyte = 1024 * 1024
  test.each([
    ['POST /p4/login', 256 * 1024, 'The request may have at most 256 KB.'],
    [
      'POST /p4/tags',
      8 * megabyte,
      'A picture may have at most 5 MB. The request may have at most 8 MB.',
    ],
    [
      'PUT /p4/stores/1',
      22 * megabyte,
      'A picture may have at most 5 MB. The request may have at most 22 MB.',
    ],
    ['PUT /p4/stores/1/initialInventory', 8 * megabyte, 'The request may have at most 8 MB.'],
    ['POST /p4/plus/import', 21_000_000, 'A file may have at most 20 MB.'],
    ['POST /p4/promotions/audience', 21_000_000, 'A file may have at most 20 MB.'],
  ])('%s takes %i bytes', async (operation, most, message) => {
    const [method = '', address = ''] = operation.split(' ')
    const authorization = `P4 ${await p4.token('owner')}`
    const send = async (bytes: number) => {
      const headers = {
        authorization,
        'content-type': 'application/json',
        'content-length': String(bytes),
      }
      const url = `http://p4.test${address}`
      const answer = await p4.fetch(new Request(url, { method, body: '{}', headers }))
      return { status: answer.status, body: await answer.json() }
    }
    expect(await send(most + 1)).toMatchObject({ status: 413, body: { message } })
    expect((await send(most)).status).not.toBe(413)
  })

  test('a body without its length is read no further', async () => {
    const body = { email: 'a@b', password: 'x'.repeat(300_000) }
    expect(await p4.as('signedOut').call('login', { body })).toMatchObject({ status: 413 })
  })
})

test('a body that is missing or null is a 400', async () => {
  const owner = p4.as('owner')
  for (const id of ['updateUser', 'patchProduct', 'updateTag'] as const) {
    expect(await owner.call(id, { path })).toMatchObject({
      ...{ status: 400, body: { message: 'The request body is missing.' } },
    })
    expect(await owner.call(id, { path, body: null })).toMatchObject({
      ...{ status: 400, body: { message: 'The request body must be a JSON object.' } },
    })
  }
})

test('a body without end is a 400', async () => {
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`
  const answer = await p4.fetch(
    new Request('http://p4.test/p4/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: deep,
    }),
  )
  expect(answer.status).toBe(400)
})

test('API-141: a price list is a file, under its name', async () => {
  const send = (body: object) => p4.as('owner').call('importPrices', { body })
  const plus = new File(['variant_id,store_id,price\n'], 'prices.csv')
  expect(await send({})).toMatchObject(refusedAt('plus'))
  expect(await send({ plus: 'prices.csv' })).toMatchObject({
    ...{ status: 400, body: { message: 'The plus must be a file.' } },
  })
  expect(await send({ plus })).toMatchObject({ body: { message: 'The file has no prices.' } })
})

test('a known address says which methods it takes; a head sends nothing', async () => {
  const authorization = `P4 ${await p4.token('owner')}`
  const send = async (method: string, address: string) => {
    const answer = await p4.fetch(
      new Request(`http://p4.test${address}`, { method, headers: { authorization } }),
    )
    return [answer.status, answer.headers.get('allow')]
  }
  expect(await send('DELETE', '/p4/tags')).toEqual([405, 'GET, POST'])
  expect(await send('HEAD', '/p4/plus/export')).toEqual([405, 'GET'])
  expect(await send('HEAD', '/p4/tags')).toEqual([200, null])
  expect(await send('GET', '/p4/nothing')).toEqual([404, null])
})

/** A second server on the same database, with other files or other mail. */
function beside(p4: TestP4, parts: Partial<P4Options>): P4 {
  const { database, clock, mail, files } = p4
  return createP4({ database, clock, mail, files, publicUrl: 'http://p4.test', ...parts })
}

test('EMP-14: what is saved stays a success when the picture before cannot be removed', async () => {
  const authorization = `P4 ${await p4.token('owner')}`
  const failures: unknown[] = []
  const away = new Error('The disk is away.')
  const server = beside(p4, {
    files: { ...p4.files, remove: () => Promise.reject(away) },
    log: { request: () => {}, incompleteBody: () => {}, failure: (error) => failures.push(error) },
  })
  const body = JSON.stringify({ image_data: onePixelPng })
  const url = `http://p4.test/p4/users/${demoAccounts.owner.id}/photo`
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: { authorization, 'content-type': 'application/json' },
  })
  expect((await server.fetch(request)).status).toBe(200)
  await server.settled()
  expect(failures).toEqual([away])
})

test('the server has settled once the e-mails on their way are sent', async () => {
  const order: string[] = []
  const sending = Promise.withResolvers<void>()
  const server = beside(p4, {
    mail: {
      async send() {
        await sending.promise
        order.push('sent')
      },
    },
  })
  const body = JSON.stringify({ email: demoAccounts.owner.email })
  const url = 'http://p4.test/p4/passwordReset'
  const headers = { 'content-type': 'application/json' }
  const answer = await server.fetch(new Request(url, { method: 'POST', headers, body }))
  expect(answer.status).toBe(200)
  const settled = server.settled().then(() => order.push('settled'))
  sending.resolve()
  await settled
  expect(order).toEqual(['sent', 'settled'])
})

test('what a body lacks is told in words, whatever the field is called', async () => {
  const owner = p4.as('owner')
  expect(await owner.call('updateInitialInventory', { path, body: {} })).toMatchObject({
    body: { message: 'Must provide rows.' },
  })
  const store = { name: '', afternoon_at: '25:00' }
  expect(await owner.call('patchStore', { path, body: store })).toMatchObject({
    body: {
      fields: [
        { path: 'name', message: 'Must enter a name.' },
        { path: 'afternoon_at', message: 'The start of the afternoon is not valid.' },
      ],
    },
  })
})
