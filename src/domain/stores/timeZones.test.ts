import { expect, test } from 'vitest'
import { timeZones, zoneInWords } from './timeZones.ts'

test.each([
  ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['Mountain Time (US & Canada)', 'America/Denver'],
  ['Central Time (US & Canada)', 'America/Chicago'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['Indiana (East)', 'America/Indianapolis'],
  ['Arizona', 'America/Phoenix'],
  ['Alaska', 'America/Anchorage'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Eastern Time', 'America/New_York'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Alaskan Standard Time', 'America/Anchorage'],
  ['Aleutian Standard Time', 'America/Adak'],
  ['Hawaiian Standard Time', 'Pacific/Honolulu'],
])('AMB-176: %s is %s', (words, zone) => {
  expect(zoneInWords(words)).toBe(zone)
})

test('AMB-80: no zone is made of identifiers, of zones elsewhere and of other words', () => {
  const others = [
    ...timeZones,
    'Eastern Standard Time (Mexico)',
    'Central America',
    'Central European Time',
    'Time',
    '',
  ]
  expect(others.map(zoneInWords).filter(Boolean)).toEqual([])
})
