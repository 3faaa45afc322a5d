import { expect, test } from 'vitest'
import { withOnePath } from './onePathIcons.ts'

const icon = (kind: string, parts: object) =>
  `const __iconNode = ${JSON.stringify(parts)};\nconst Icon = createReactComponent("${kind}", "x", "X", __iconNode);`
const path = (d: string, key: string) => ['path', { d, key }]

test('the paths of an outlined icon are joined', () => {
  const two = icon('outline', [path('M3 7l9 6', 'svg-0'), path('M3 3v10', 'svg-1')])
  expect(withOnePath(two)).toBe(icon('outline', [path('M3 7l9 6M3 3v10', 'svg-0')]))
})

test('an icon with another shape, a relative beginning or a filling stays as it is', () => {
  const circle = icon('outline', [path('M3 7', 'svg-0'), ['circle', { cx: 1, key: 'svg-1' }]])
  const relative = icon('outline', [path('M3 7', 'svg-0'), path('m3 3', 'svg-1')])
  const filled = icon('filled', [path('M3 7', 'svg-0'), path('M3 3', 'svg-1')])
  for (const one of [circle, relative, filled]) expect(withOnePath(one)).toBe(one)
})
