import { expect, test } from 'vitest'
import { isWebLink } from './webLink.ts'

test.each(['https://p4.example/order', 'HTTP://p4.example?a=1#b'])(
  'AMB-134: %s is a link',
  (link) => {
    expect(isWebLink(link)).toBe(true)
  },
)

test.each([
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not a url', ''],
  ...['https://', 'https://a b', 'see https://p4.example', 'javascript:x//https://p4.example'],
])('AMB-134: "%s" is no link', (link) => {
  expect(isWebLink(link)).toBe(false)
})
