import { dirname, join, normalize } from 'node:path/posix'

/** Paths that exist only after a command has run. */
const produced = /^(node_modules|dist|\.p4|\.tmp)(\/|$)/

/**
 * The paths of the repository that a guide cites: links, and code spans that look like a path of ours
 * (`src/ui/`, `vite.config.ts`). Patterns (`<resource>`, `*`, `{id}`, `src/x`) are no paths.
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

/** The environment variables a guide mentions, in code. */
export function citedVariables(markdown: string): string[] {
  const names = commandLines(markdown).flatMap((line) => [
    ...[
      ...line.matchAll(/(?:^|[\s`|])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST)(?==|$|\s)/g),
    ].flatMap(([, name]) => name ?? []),
  ])
  return [...new Set(names)]
}

/** Bare names are cited for files of ours elsewhere too (`client.ts`); only the known ones are of the root. */
const isTopLevelName = (name: string): boolean =>
  /^(package\.json|vite\.config\.ts|playwright\.config\.ts|tsconfig\.json|biome\.json|redocly\.yaml|index\.html|README\.md)$/.test(
    name,
  )

const codeSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span ?? [])

const blocks = /^```[^\n]*\n([\s\S]*?)^```/gm

const withoutBlocks = (markdown: string): string => markdown.replace(blocks, '')

/** The lines of code of a guide: those of its blocks, and its code spans. */
export const commandLines = (markdown: string): string[] => [
  ...[...markdown.matchAll(blocks)].flatMap(([, body = '']) => body.split('\n')),
  ...codeSpans(withoutBlocks(markdown)),
]
