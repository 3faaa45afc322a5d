import { invalid } from '../errors.ts'

/** The name without the spaces around it. Throws a 400 for a name of spaces only. */
export function trimmedName(body: { readonly name: string }): string {
  const name = body.name.trim()
  if (name === '') throw invalid('name', 'Must provide a name.')
  return name
}
