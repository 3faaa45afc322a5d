import { expect, test } from 'vitest'
import { citedPaths, citedVariables, commandLines } from './citations.ts'

const guide = `
See [the design](design.md#top), [site](https://example.com) and \`src/ui/\`, \`src/features/<area>/\`,
\`vite.config.ts\`, \`node scripts/start.mjs --help\`, \`client.ts\`, \`dist/index.html\`. Run \`pnpm verify\`, \`npm test\` or \`npm run build\`.

| \`PORT\` | 4100 |
| \`P4_DATA\` | .p4 |

\`\`\`sh
DATABASE_URL=postgres://x npm start
pnpm install
pnpm e2e products
\`\`\`
`

test('links and code spans of our folders are cited paths', () => {
  expect(citedPaths(guide, 'docs/guide.md')).toEqual([
    'docs/design.md',
    'src/ui/',
    'vite.config.ts',
    'scripts/start.mjs',
  ])
})

test('commands stand in text and in blocks', () => {
  const lines = commandLines(guide)
  for (const line of ['pnpm verify', 'npm run build', 'pnpm e2e products'])
    expect(lines).toContain(line)
})

test('environment variables in code are cited', () => {
  expect(citedVariables(guide).sort()).toEqual(['DATABASE_URL', 'P4_DATA', 'PORT'])
})
