/** Keeps 1Password, LastPass, Bitwarden and Dashlane from filling a field with the viewer's sign-in. */
export const notSignIn = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
} as const
