import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

test('the imports of a module are its own and those of its imports, without packages', () => {
  const imports: Record<string, string[]> = {
    '/src/Screen.tsx': ['/src/List.tsx', '/node_modules/react/index.js'],
    '/src/List.tsx': ['/src/Row.tsx', '/src/Screen.tsx'],
    '/src/Row.tsx': [],
    '/src/Form.tsx': [],
  }
  const infoOf = (id: string) => {
    const importedIds = imports[id]
    return importedIds ? { importedIds } : null
  }
  expect([...importsOf(['/src/Screen.tsx'], infoOf)]).toEqual([
    '/src/Screen.tsx',
    '/src/List.tsx',
    '/src/Row.tsx',
  ])
})
