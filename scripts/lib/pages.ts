import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from './processes.ts'
import { at, binOf } from './project.ts'

const code = at('.tmp/prerender')

/** login/index.html contains the prerendered form, so that users can type before the program loads. */
export async function writePages(dist: string): Promise<void> {
  const args = ['build', '--ssr', 'src/prerender.tsx', '--outDir', code, '--logLevel', 'warn']
  const result = await runNode([binOf('vite'), ...args], {
    output: 'collect',
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  })
  if (result.code !== 0) throw new Error(`The prerendering failed:\n${result.output.trim()}`)
  const { loginMarkup }: { loginMarkup: () => string } = await import(
    `${pathToFileURL(join(code, 'prerender.js')).href}?${Date.now()}`
  )
  const markup = loginMarkup()
  const styles = /<style data-mantine-styles.*<\/style>/s.exec(markup)?.[0]
  if (!styles) throw new Error('The Login has no variables of the theme')
  const [font] = globSync('assets/inter-latin-wght-*.woff2', { cwd: dist })
  if (!font) throw new Error('The build has no font')
  // Avoids a font fallback. On Login the font would only delay the styles.
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`
  const page = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    '</head>',
    () => `${styles}</head>`,
  )
  writeFileSync(join(dist, 'index.html'), page.replace('</head>', `${preload}</head>`))
  // The form is painted first: first.js loads the program afterwards.
  const [script = '', program = ''] =
    /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page) ?? []
  if (!program) throw new Error('The page has no program')
  const imports = [...page.matchAll(/\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
  const first = imports
    .reduce((text, [link]) => text.replace(link, ''), page)
    .replace(
      script,
      `<script src="/first.js" data-program="${program}" data-imports="${imports.map(([, file]) => file).join(' ')}"></script>`,
    )
    .replace('<title>', '<title>Login · ')
    .replace(
      /<div id="first".*?<\/div>/s,
      () => `<div id="first">${markup.replace(styles, '')}</div>`,
    )
  mkdirSync(join(dist, 'login'), { recursive: true })
  writeFileSync(join(dist, 'login/index.html'), first)
}
