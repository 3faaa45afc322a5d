import { sql } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()
const owner = p4.as('owner')

async function someEmails() {
  const users = await owner.ok('searchUsers', { body: { query: 'mail.example' } })
  return users.map(({ email }) => email ?? '').slice(0, 3)
}

test('API-137, PROMO-52: an audience answers the users of its e-mails, each once, whatever their case', async () => {
  const [one = '', two = ''] = await someEmails()
  const text = `Name,E-mail\nA,${one.toUpperCase()}\nB,nobody@mail.example\nC,${two}\nD,${one}\n`
  const audience = new File([text], 'audience.csv')
  const found = await owner.ok('uploadPromotionAudience', { body: { audience } })
  expect(found.map(({ email }) => email).sort()).toEqual([one, two].sort())
  const names = found.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
  const rows = [['email'], [one], [two]]
  const xlsx = await writeXlsx({ sheets: [{ name: 'Customers', rows }] })
  const sheet = new File([new Uint8Array(xlsx)], 'audience.xlsx')
  expect(await owner.ok('uploadPromotionAudience', { body: { audience: sheet } })).toEqual(found)
})

test('API-137, PROMO-53: a picture, an empty file and strangers alone are refused at the file', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])
  for (const [part, message] of [
    [png, 'The file is neither CSV nor XLSX.'],
    ['', 'The file is empty.'],
    ['email\nnobody@nowhere.example\n', 'None of the e-mails in the file belongs to a user.'],
  ] as const) {
    const audience = new File([part], 'audience.csv')
    expect(await owner.call('uploadPromotionAudience', { body: { audience } })).toMatchObject({
      status: 400,
      body: { message, fields: [{ path: 'audience' }] },
    })
  }
  expect(
    (await owner.call('uploadPromotionAudience', { body: { audience: 'email' } })).status,
  ).toBe(400)
})

test('API-137, PROMO-52: 100,000 lines are compared at once, and 100,000 users are saved', async () => {
  await p4.database.transaction(async (tx) => {
    await tx.execute(sql`insert into users (name, email)
      select 'Customer ' || n, 'crowd' || n || '@mail.example' from generate_series(1, 100000) n`)
  })
  const lines = Array.from({ length: 100_000 }, (_, at) => `crowd${at + 1}@mail.example`)
  const audience = new File([`email\n${lines.join('\n')}\n`], 'audience.csv')
  const found = await owner.ok('uploadPromotionAudience', { body: { audience } })
  expect(found).toHaveLength(100_000)
  const users = found.map(({ id }) => ({ id }))
  const offer = {
    type: 'FreeEmployeeBagsPromotion',
    configuration: { number_of_free_bags: 1 },
  } as const
  const days = { start_date: '2026-04-01 00:00:00', end_date: '2026-04-30 23:59:59' }
  const made = await owner.ok('createPromotion', {
    body: { name: 'Crowd', ...days, ...offer, users },
  })
  expect(made.users).toHaveLength(100_000)
})

test('API-138, PROMO-49, PROMO-55: users are found by name or e-mail, at most 25, none for a blank', async () => {
  const barista = p4.as('barista')
  const many = await barista.ok('searchUsers', { body: { query: 'mail.example' } })
  expect(many).toHaveLength(25)
  const [one] = many
  if (!one) throw new Error('There are users')
  expect(Object.keys(one).sort()).toEqual(['email', 'id', 'name'])
  const byName = await barista.ok('searchUsers', { body: { query: one.name.toUpperCase() } })
  expect(byName).toContainEqual(one)
  const byEmail = await barista.ok('searchUsers', {
    body: { query: one.email?.slice(0, 12) ?? '' },
  })
  expect(byEmail).toContainEqual(one)
  for (const query of ['', '  ', '%', 'nobody has this'])
    expect(await barista.ok('searchUsers', { body: { query } })).toEqual([])
})
