import { describe, expect, test } from 'vitest'
import type { OperationId } from '#api/core/contract.ts'
import { cleanName } from '#domain/cleanName.ts'
import { isDay, isDayMoment, isMoment, loadContract } from './contract.ts'
import { P4Error } from './errors.ts'
import { exampleRequest } from './testing/exampleRequest.ts'

const contract = loadContract()

/** The body as a handler gets it after the check. */
function taken(id: OperationId, body: unknown): unknown {
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return contract.checkBody(operation, structuredClone(body))
}

/** The refused fields with their texts. */
function refused(id: OperationId, body: unknown): Record<string, string> {
  try {
    taken(id, body)
  } catch (error) {
    if (error instanceof P4Error)
      return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
    throw error
  }
  return {}
}

describe('a row of hours is refused for what is wrong with it and nothing else', () => {
  const hours = (row: object) => refused('saveStoreHours', { store_hours: [row] })
  const monday = { day_of_week: 'monday', opening_time: '06:00:00', closing_time: '20:00:00' }
  const holiday = { override_date: '2026-07-04 00:00:00', day_of_week: 'saturday' }

  test('API-92, API-93: weekdays and overrides are taken', () => {
    expect(hours({ ...monday, override_date: null })).toEqual({})
    expect(hours(monday)).toEqual({})
    expect(hours({ ...holiday, is_closed: true, is_holiday: true })).toEqual({})
    expect(hours({ ...holiday, opening_time: '08:00:00', closing_time: null })).toEqual({})
  })

  test('HOL-05, AMB-102: a time that is none is one error', () => {
    const opening = { 'store_hours.0.opening_time': 'The opening time is not valid.' }
    expect(hours({ ...holiday, opening_time: '25:00:00' })).toEqual(opening)
    expect(hours({ ...monday, opening_time: '25:00:00' })).toEqual(opening)
  })

  test('API-92: a weekday needs both times', () => {
    const { closing_time, ...without } = monday
    expect(closing_time).toBe('20:00:00')
    expect(hours(without)).toEqual({
      'store_hours.0.closing_time': 'Must provide a closing time.',
    })
    expect(hours({ ...monday, opening_time: null })).toEqual({
      'store_hours.0.opening_time': 'The opening time must be a text.',
    })
  })

  test('HOURS-11: a day that does not exist is refused', () => {
    expect(hours({ ...holiday, override_date: '2026-02-31 00:00:00' })).toEqual({
      'store_hours.0.override_date': 'The override date is not valid.',
    })
    expect(hours({ ...holiday, override_date: '2026-07-04 08:00:00' })).toEqual({
      'store_hours.0.override_date': 'The override date is not valid.',
    })
  })
})

describe('a promotion is refused for what its own type does not take', () => {
  const { body } = exampleRequest('updatePromotion', { storeId: 1, orderId: 1, userId: 1 })
  const promotion = (changes: object) => refused('updatePromotion', { ...Object(body), ...changes })

  test('API-135: the whole promotion as read is taken, without what cannot be written', () => {
    expect(promotion({})).toEqual({})
    const kept = taken('updatePromotion', body)
    expect(kept).toMatchObject({ type: 'ComboDiscountPromotion', configuration: { cents_off: 75 } })
    expect(kept).not.toHaveProperty('id')
    expect(kept).not.toHaveProperty('updated_at')
  })

  test('PROMO-24, PROMO-27: fields of the configuration are named', () => {
    expect(promotion({ configuration: { cents_off: 75 } })).toEqual({
      'configuration.discounted_promotional_category_id':
        'Must provide a discounted promotional category id.',
      'configuration.qualifying_promotional_category_ids':
        'Must provide qualifying promotional category ids.',
    })
    const triggered = { triggering_product_ids: [1], minimum_required_quantity: 0 }
    expect(
      promotion({
        type: 'TriggeredDiscountPromotion',
        configuration: { ...triggered, discount_amount: 100 },
      }),
    ).toEqual({
      'configuration.minimum_required_quantity':
        'The minimum required quantity must be at least 1.',
    })
  })

  test('PROMO-17: an unknown type and a missing one are named', () => {
    expect(Object.keys(promotion({ type: 'FreeForAll' }))).toEqual(['type'])
    expect(promotion({ type: undefined })).toEqual({ type: 'Must provide a type.' })
  })

  test('AMB-142: a day that does not exist is refused', () => {
    expect(Object.keys(promotion({ start_date: '2026-02-30 00:00:00' }))).toEqual(['start_date'])
  })
})

test('API-105: the days of a list of orders have to exist', () => {
  const orders = (begin: string) => () =>
    contract.checkParameters('listUserOrders', { id: '1' }, new URLSearchParams({ begin }))
  expect(orders('2026-02-28 08:00:00')).not.toThrow()
  expect(orders('2026-02-30 08:00:00')).toThrow('The begin is not valid.')
})

test('a number in an address is decimal', () => {
  const page = (id: string, limit: string) => () =>
    contract.checkParameters('listUserOrders', { id }, new URLSearchParams({ limit }))
  expect(page('1', '10')).not.toThrow()
  for (const text of ['0x1', '1e0', '01', '1.0', ' 1', '+1'])
    expect(page(text, '10'), text).toThrow('The id must be a whole number.')
  expect(page('1', '0xa')).toThrow('The limit must be a whole number.')
  expect(page('1', '9'.repeat(30))).toThrow('The limit may be at most 100.')
})

describe('a one-line text is saved as it is read', () => {
  test.each(contract.operations.filter(({ lines }) => lines.length > 0).map((one) => one.id))(
    '%s: white space is collapsed, what is invisible dropped, and blank names are refused',
    (id) => {
      const { body } = exampleRequest(id, { storeId: 1, orderId: 1, userId: 1 })
      const operation = contract.operations.find((one) => one.id === id)
      const texts = operation?.lines.flatMap((line) => textsAt(body, line.split('.'))) ?? []
      for (const { holder, key, path } of texts) {
        const typed = `\u200b ${String(Reflect.get(holder, key))} \t `
        Reflect.set(holder, key, typed)
        expect(textIn(taken(id, body), path)).toBe(cleanName(typed))
        Reflect.set(holder, key, '')
        const isNeeded = path in refused(id, body)
        Reflect.set(holder, key, ' \u200b\u3164\n ')
        expect(path in refused(id, body)).toBe(isNeeded)
        Reflect.set(holder, key, cleanName(typed))
      }
    },
  )

  test('names, SKUs and titles are needed wherever they are written', () => {
    const names = /^(.*\.)?(name|title|sku|square_sku|role|permission|netsuite_id)$/
    const blank = contract.operations.flatMap(({ id, lines }) =>
      lines
        .filter((line) => names.test(line))
        .flatMap((line) => {
          const { body } = exampleRequest(id, { storeId: 1, orderId: 1, userId: 1 })
          return textsAt(body, line.split('.')).flatMap(({ holder, key, path }) => {
            Reflect.set(holder, key, ' \u200b ')
            return path in refused(id, body) ? [] : [`${id} ${path}`]
          })
        }),
    )
    expect(blank).toEqual([])
  })

  test('secrets and texts of several lines stay as they are typed', () => {
    const store = { description: 'One\n  two ', bda_password: ' a  b ', city: ' San  Jose ' }
    expect(taken('patchStore', store)).toEqual({ ...store, city: 'San Jose' })
    const login = { email: ' a@b.example\u200b', password: ' a  b ' }
    expect(taken('login', login)).toEqual({ email: 'a@b.example', password: ' a  b ' })
  })
})

interface TextAt {
  readonly holder: object
  readonly key: string
  readonly path: string
}

function textsAt(holder: unknown, [name = '', ...rest]: readonly string[], path = ''): TextAt[] {
  if (typeof holder !== 'object' || holder === null) return []
  const keys = name === '*' ? Object.keys(holder) : [name]
  return keys.flatMap((key) => {
    const below = path ? `${path}.${key}` : key
    const value: unknown = Reflect.get(holder, key)
    if (rest.length > 0) return textsAt(value, rest, below)
    return typeof value === 'string' ? [{ holder, key, path: below }] : []
  })
}

function textIn(body: unknown, path: string): unknown {
  const [found] = textsAt(body, path.split('.'))
  return found && Reflect.get(found.holder, found.key)
}

test('API-64: a tag as it was read is written without what cannot be written', () => {
  const { body } = exampleRequest('updateTag', { storeId: 1, orderId: 1, userId: 1 })
  expect(body).toHaveProperty('created_at')
  expect(taken('updateTag', { ...Object(body), id: 'what the host calls it' })).toEqual({
    name: 'Contains Milk',
    is_allergen: true,
  })
})

test('a fault of the whole body, or of an entry of it, is told with a name', () => {
  expect(refused('updateMenuCategories', [7])).toEqual({ 0: 'The entry must be an object.' })
  const many = Array.from({ length: 1001 }, () => ({}))
  expect(refused('updateMenuCategories', many)).toMatchObject({
    '': 'The request body may have at most 1,000 entries.',
  })
})

test.each([
  '2026-02-28 00:00:00',
  '2024-02-29 23:59:59',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
])('AMB-142, HOURS-11: %s is a moment of a day', (text) => expect(isDayMoment(text)).toBe(true))

test.each([
  ...['2026-02-31 00:00:00', '2026-02-29 00:00:00', '2026-13-01 00:00:00', '0000-01-01 00:00:00'],
  ...['2026-02-28 24:00:00', '2026-02-28', '2026-02-28T00:00:00', ''],
])('AMB-142, HOURS-11: %s is none', (text) => expect(isDayMoment(text)).toBe(false))

test('moments and dates are those that the database holds', () => {
  const moments = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-01-01t05:00:00+05:00']
  expect(moments.filter(isMoment)).toEqual(moments)
  const beyond = ['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00']
  const wrong = ['2026-12-31T23:59:60Z', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00', 'now']
  expect([...beyond, ...wrong].filter(isMoment)).toEqual([])
  expect(['0000-01-01', '2026-02-30', '10000-01-01', '2026-1-1'].filter(isDay)).toEqual([])
  expect(isDay('0001-01-01') && isDay('9999-12-31')).toBe(true)
})
