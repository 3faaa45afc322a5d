import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Style sheets of the component library that belong to the whole page and not to one component. */
const ofThePage = ['baseline', 'default-css-variables', 'global']

/** The components of the library that a source text imports, without type imports. */
export function importedComponents(source: string): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from ['"]@mantine\/core['"]/gm)
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

/** The style sheets of components that a source text imports, by the component's name. */
export function importedStyles(source: string): string[] {
  const imports = source.matchAll(/^import '@mantine\/core\/styles\/([\w-]+)\.layer\.css'/gm)
  return [...imports].map(([, name = '']) => name).filter((name) => !ofThePage.includes(name))
}

/**
 * The style sheets that components of the library need, including their inner components. `folder` holds the
 * library's modules.
 */
export function neededStyles(components: Iterable<string>, folder: string): Set<string> {
  const index = readFileSync(join(folder, 'index.mjs'), 'utf8')
  const moduleOf = new Map(
    [...index.matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)].flatMap(
      ([, names = '', path = '']) =>
        names.split(',').map((name) => [name.trim().split(' as ').at(-1), join(folder, path)]),
    ),
  )
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const style = /^(\w+)\.module\.mjs$/.exec(basename(file))?.[1]
    if (style) styles.add(style)
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*from "(\.[^"]+)"/gm)
    for (const [, path = ''] of imports) visit(join(dirname(file), path))
  }
  for (const component of components) {
    const file = moduleOf.get(component)
    if (file) visit(file)
  }
  return styles
}
