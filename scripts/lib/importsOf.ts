interface ModuleInfo {
  readonly importedIds: readonly string[]
}

/**
 * The project's modules at the paths and those that they import, except by `import()`. The bundler adds the parts of
 * packages that they use; an import of a whole package would name all its parts.
 */
export function importsOf(
  paths: readonly string[],
  infoOf: (id: string) => ModuleInfo | null,
): ReadonlySet<string> {
  const found = new Set(paths)
  // A set also yields what is added while it is iterated.
  for (const id of found)
    for (const next of infoOf(id)?.importedIds ?? [])
      if (!next.includes('node_modules')) found.add(next)
  return found
}
