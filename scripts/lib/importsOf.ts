interface ModuleInfo {
  readonly importedIds: readonly string[]
}

/** Transitive static imports, without packages. */
export function importsOf(
  paths: readonly string[],
  infoOf: (id: string) => ModuleInfo | null,
): ReadonlySet<string> {
  const found = new Set(paths)
  // A Set iterates over members added during the iteration.
  for (const id of found)
    for (const next of infoOf(id)?.importedIds ?? [])
      if (!next.includes('node_modules')) found.add(next)
  return found
}
