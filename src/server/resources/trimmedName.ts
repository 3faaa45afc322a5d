import { invalid } from '../errors.ts'

/** The name without the spaces around it, which tell nothing. Throws a 400 where nothing else is there. */
export function trimmedName(body: { readonly name: string }): string {
  const name = body.name.trim()
  if (name === '') throw invalid('name', 'Must provide a name.')
  return name
}
