import { expect, test } from 'vitest'
import { at } from '../lib/project.ts'
import { importedComponents, importedStyles, neededStyles } from './libraryStyles.ts'

const folder = at('node_modules/@mantine/core/esm')

test('components and style sheets are read from imports, types and the styles of the page left out', () => {
  const source = `import { Button, type ButtonProps, Menu as Dropdown } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Button.layer.css'`
  expect(importedComponents(source)).toEqual(['Button', 'Menu'])
  expect(importedStyles(source)).toEqual(['Button'])
})

test('a component needs its own style sheet and those of its parts, and no others', () => {
  const styles = neededStyles(['Modal', 'useCombobox'], folder)
  expect(styles).toContain('Modal')
  expect(styles).toContain('ModalBase')
  expect(styles).toContain('Overlay')
  expect(styles).not.toContain('Table')
})
