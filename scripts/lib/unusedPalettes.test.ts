import { expect, test } from 'vitest'
import { withoutUnusedPalettes } from './unusedPalettes.ts'

test('variables of unused palettes go, those that are used and their neighbours stay', () => {
  const css = ':root{--mantine-color-red-6:#f00;--mantine-color-pink-6:#f0f;--mantine-h1:2rem}'
  expect(withoutUnusedPalettes(css)).toBe(':root{--mantine-color-red-6:#f00;--mantine-h1:2rem}')
  expect(withoutUnusedPalettes('--mantine-color-blue-text: var(--mantine-color-blue-8);')).toBe('')
})
