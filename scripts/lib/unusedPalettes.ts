import type { Plugin } from 'vite'

/** Palettes of the component library that no part of the console is drawn in. */
const unused = [
  'pink',
  'grape',
  'violet',
  'indigo',
  'cyan',
  'teal',
  'lime',
  'orange',
  'green',
  'blue',
]
const declarations = new RegExp(`\\s*--mantine-color-(?:${unused.join('|')})-[\\w-]+:[^;}]*;`, 'g')

/** Style sheet text without the variables of palettes that are not used. */
export const withoutUnusedPalettes = (css: string): string => css.replace(declarations, '')

/** Keeps variables of colours that nothing shows out of what every visitor downloads. */
export function unusedPalettes(): Plugin {
  return {
    name: 'unused-palettes',
    enforce: 'pre',
    transform(css, id) {
      if (!/default-css-variables(\.layer)?\.css/.test(id)) return undefined
      return { code: withoutUnusedPalettes(css), map: null }
    },
  }
}
