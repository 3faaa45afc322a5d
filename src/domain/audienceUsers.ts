/** The largest audience file in bytes, as the contract takes it. */
export const largestAudience = 20 * 1024 * 1024

/** The e-mails that none of the found users has, in the order of the file. */
export function unmatched(
  emails: readonly string[],
  users: readonly { readonly email?: string | null }[],
): string[] {
  const found = new Set(users.map(({ email }) => email?.toLowerCase()))
  return emails.filter((email) => !found.has(email))
}
