/** Bytes; the limit of the contract. */
export const largestAudience = 20 * 1024 * 1024

export function unmatched(
  emails: readonly string[],
  users: readonly { readonly email?: string | null }[],
): string[] {
  const found = new Set(users.map(({ email }) => email?.toLowerCase()))
  return emails.filter((email) => !found.has(email))
}
