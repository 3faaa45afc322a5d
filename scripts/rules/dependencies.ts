/** A types package counts as used with its package. */
export function unusedPackages(
  packages: readonly string[],
  texts: readonly string[],
  commands: readonly string[],
): string[] {
  const used = [...texts, ...commands.map((command) => `$ ${command}`)].join('\n')
  return packages.filter((name) => {
    const described = name.replace(/^@types\//, '')
    if (described === 'node') return false
    const ways = [`['"]NAME['"/]`, 'node_modules/NAME/', '@vitest-environment NAME$', '^\\$ NAME ']
    const pattern = ways.join('|').replaceAll('NAME', described.replaceAll('.', '\\.'))
    return !new RegExp(pattern, 'm').test(used)
  })
}
