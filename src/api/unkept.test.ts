import { expect, test } from 'vitest'
import { hostOperations, isBeyond } from '#mocks/otherHost/document.ts'
import { factsOf } from '#mocks/otherHost/reshape.ts'
import { refuseUnkept, unkeptContent } from './unkept.ts'

const empty = { title: null, body: null, type: null, url_title: null, url: null, image_url: null }
const bags = { ...empty, title: 'Bags', body: 'Two of them.' }

test.each([
  ['nothing sent', bags, undefined, bags, []],
  ['kept', null, { title: 'Bags', body: '' }, { ...empty, title: 'Bags' }, []],
  ['kept without its blanks', bags, { title: 'Bags ' }, bags, []],
  ['not known', null, { title: 'Bags', body: ' ', type: 'URL' }, null, ['title', 'type']],
  ['left out', bags, { title: 'Cups' }, {}, ['title']],
  ['as it was before', bags, { title: 'Cups', body: 'Two of them.' }, bags, ['title']],
  ['emptied', bags, { title: null }, { ...bags, title: null }, []],
  ['not emptied', bags, { title: null }, bags, ['title']],
  ['taken away', bags, null, null, []],
  ['not taken away', bags, null, bags, ['title', 'body']],
  ['without its picture', bags, { image_data: 'data:' }, bags, ['image_data']],
  ['with its picture', bags, { image_data: 'data:' }, { ...bags, image_url: '//p/1.png' }, []],
])('AMB-134, AMB-135: fields that a host has not kept: %s', (_what, opened, sent, saved, lost) => {
  expect(unkeptContent(opened, sent, saved)).toEqual(lost)
})

test('AMB-134, AMB-135: a picture that is sent and not known is not kept either', () => {
  expect(unkeptContent(null, { image_data: 'data:' }, null)).toEqual(['image_data'])
})

test('AMB-134, AMB-135: a save is refused at what the host still lacks when it is read', async () => {
  const lost = (saved: object) => ['title', 'url'].filter((field) => !(field in saved))
  const whole = { title: 'Bags', url: '/bags' }
  // What the host answers whole is not read.
  await refuseUnkept(whole, () => Promise.reject(new Error('read')), lost)
  await refuseUnkept({}, async () => whole, lost)
  const refused = refuseUnkept({}, async () => ({ title: 'Bags' }), lost)
  await expect(refused).rejects.toMatchObject({
    message: 'Not everything was saved. The host has not kept the marked fields.',
    fields: [{ path: 'url', message: 'The host has not kept this field.' }],
  })
})

test('AMB-177: of the fields beyond the documents, forms send those alone whose loss they tell', () => {
  const fields = hostOperations
    .filter(({ beyond }) => !beyond)
    .flatMap(({ method, noun, request = {} }) =>
      [...factsOf(request).members].flatMap(([name, member]) =>
        isBeyond(member) ? `${method} ${noun}: ${name}` : [],
      ),
    )
  const content = ['body', 'image_data', 'image_name', 'type', 'url', 'url_title']
  const told = [
    'POST promotions: content',
    'PUT promotions: content',
    ...content.map((name) => `PATCH vertical_cards: ${name}`),
  ]
  // No form sends these.
  const unsent = ['POST add_product_to_all_stores: store_ids', 'POST stores: prices']
  expect(fields.sort()).toEqual([...told, ...unsent].sort())
})
