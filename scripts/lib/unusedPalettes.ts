import type { Plugin } from 'vite'

/** Palettes of the component library that the console does not use. */
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

/** The style sheet's text without the variables of unused palettes. */
export const withoutUnusedPalettes = (css: string): string => css.replace(declarations, '')

/** Removes the variables of unused colours, which every visitor would otherwise download. */
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
