import { expect, test } from 'vitest'
import { unusedPackages } from './dependencies.ts'

test('a package is used by an import, a part of it, its folder, a command or the environment of a test', () => {
  const packages = ['react', '@a/b', 'node-js', 'vite', 'jsdom', 'left', '@types/react']
  const texts = [
    "import { useState } from 'react'",
    "import '@a/b/styles.css'",
    "const node = 'node_modules/node-js/bin'",
    '// @vitest-environment jsdom',
    "// The left one. \nconst left = 1; import x from './left.ts'; import 'lefty'",
  ]
  const commands = ['vite build', 'node left.ts']
  expect(unusedPackages([...packages, '@types/left'], texts, commands)).toEqual([
    'left',
    '@types/left',
  ])
})
