import { dirname, join, normalize } from 'node:path/posix'

/** Paths that exist only after a command has created them. */
const produced = /^(node_modules|dist|\.p4|\.tmp)(\/|$)/

/**
 * The repository paths that a guide cites: links, and code spans that look like paths (`src/ui/`,
 * `vite.config.ts`). Patterns (`<resource>`, `*`, `{id}`, `src/x`) do not count as paths.
 */
export function citedPaths(markdown: string, file: string): string[] {
  const text = withoutBlocks(markdown)
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [normalize(join(dirname(file), target))],
  )
  const spans = codeSpans(text)
    .flatMap((span) => span.split(/[\s,;()'"=]+/))
    .filter(
      (span) =>
        /^(src|openapi|e2e|scripts|docs|public|\.ci)\/[\w./$-]*$/.test(span) ||
        /^[\w.-]+\.(ts|mjs|json|yaml|html|md)$/.test(span),
    )
  const named = spans.filter((span) => span.includes('/') || isTopLevelName(span))
  return [...links, ...named].filter((path) => !produced.test(path) && !/\/x$/.test(path))
}

/** The environment variables that a guide mentions in code. */
export function citedVariables(markdown: string): string[] {
  const names = commandLines(markdown).flatMap((line) => [
    ...[
      ...line.matchAll(/(?:^|[\s`|])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST)(?==|$|\s)/g),
    ].flatMap(([, name]) => name ?? []),
  ])
  return [...new Set(names)]
}

/**
 * A bare name (`client.ts`) often means a file in some folder: only the known names of the root count as
 * paths.
 */
const isTopLevelName = (name: string): boolean =>
  /^(package\.json|vite\.config\.ts|playwright\.config\.ts|tsconfig\.json|biome\.json|redocly\.yaml|index\.html|README\.md)$/.test(
    name,
  )

const codeSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span ?? [])

const blocks = /^```[^\n]*\n([\s\S]*?)^```/gm

const withoutBlocks = (markdown: string): string => markdown.replace(blocks, '')

/** The lines of code in a guide: of its blocks and of its code spans. */
export const commandLines = (markdown: string): string[] => [
  ...[...markdown.matchAll(blocks)].flatMap(([, body = '']) => body.split('\n')),
  ...codeSpans(withoutBlocks(markdown)),
]
