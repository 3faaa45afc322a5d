import { dirname, join, normalize } from 'node:path/posix'

const generatedPaths = /^(node_modules|dist|\.p4|\.tmp)(\/|$)/

/** Paths in links and code spans, without patterns (`<resource>`, `*`, `{id}`, `src/x`). */
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
  const paths = spans.filter((span) => span.includes('/') || isTopLevelName(span))
  return [...links, ...paths].filter((path) => !generatedPaths.test(path) && !/\/x$/.test(path))
}

export function citedVariables(markdown: string): string[] {
  const names = commandLines(markdown).flatMap((line) => [
    ...[
      ...line.matchAll(/(?:^|[\s`|])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST)(?==|$|\s)/g),
    ].flatMap(([, name]) => name ?? []),
  ])
  return [...new Set(names)]
}

/** A bare name (`client.ts`) is often a file in a folder: only root files count. */
const isTopLevelName = (name: string): boolean =>
  /^(package\.json|vite\.config\.ts|playwright\.config\.ts|tsconfig\.json|biome\.json|redocly\.yaml|index\.html|README\.md)$/.test(
    name,
  )

const codeSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span ?? [])

const blocks = /^```[^\n]*\n([\s\S]*?)^```/gm

const withoutBlocks = (markdown: string): string => markdown.replace(blocks, '')

/** Lines of code blocks and code spans. */
export const commandLines = (markdown: string): string[] => [
  ...[...markdown.matchAll(blocks)].flatMap(([, body = '']) => body.split('\n')),
  ...codeSpans(withoutBlocks(markdown)),
]
