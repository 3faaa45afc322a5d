import { expect, test } from 'vitest'
import { commandText, readCommand } from './commands.ts'

test.each([
  [
    'sold out oat milk at Capitol Hill',
    { verb: 'mark', isSoldOut: true, item: 'oat milk', store: 'Capitol Hill' },
  ],
  ['Sold Out  oat milk', { verb: 'mark', isSoldOut: true, item: 'oat milk', store: '' }],
  ['sold out oat milk at', { verb: 'mark', isSoldOut: true, item: 'oat milk', store: '' }],
  [
    'back on sale scone at ballard',
    { verb: 'mark', isSoldOut: false, item: 'scone', store: 'ballard' },
  ],
  [
    'price flat white 12 oz 4.95 at Ballard',
    { verb: 'price', item: 'flat white 12 oz', cents: 495, store: 'Ballard' },
  ],
  ['price flat white $5', { verb: 'price', item: 'flat white', cents: 500, store: '' }],
  ['close Ballard today at 2 PM', { verb: 'close', store: 'Ballard', closes: '14:00:00' }],
  ['close Ballard at 12:30 am today', { verb: 'close', store: 'Ballard', closes: '00:30:00' }],
  ['close Ballard at 17:45', { verb: 'close', store: 'Ballard', closes: '17:45:00' }],
  ['close Ballard now', { verb: 'close', store: 'Ballard', closes: null }],
  ['close at 2pm', { verb: 'close', store: '', closes: '14:00:00' }],
])('AMB-298: %s', (text, command) => expect(readCommand(text)).toEqual(command))

test.each([
  'Sold out oat milk at Ballard',
  'Back on sale oat milk at Ballard',
  'Price flat white 12 oz $4.95 at Ballard',
  'Close Ballard today at 2:00 PM',
  'Close Ballard today now',
])('AMB-298: %s is read as it is written', (text) => {
  const command = readCommand(text)
  expect(command && 'store' in command && commandText(command, 'Ballard')).toBe(text)
})

test.each(['sold out', 'sold', 'price 4.95', 'close', 'closed stores'])(
  'AMB-298: %s is nothing to do',
  (text) => expect(readCommand(text)).toBeNull(),
)

test.each([
  ['price flat white 4.955', 'price', '4.955'],
  ['price flat white -3 at Ballard', 'price', '-3'],
  ['close Ballard at 25:00', 'close', '25:00'],
  ['close Ballard today at 13 PM', 'close', '13 PM'],
  ['close Ballard at noon', 'close', 'noon'],
])('AMB-298: %s names what cannot be read', (text, verb, misread) =>
  expect(readCommand(text)).toEqual({ verb, misread }),
)
