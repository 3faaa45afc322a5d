/**
 * Keeps 1Password, LastPass, Bitwarden and Dashlane from filling in a field with the viewer's sign-in, or offering
 * to. Every field of a form has these marks (`useResourceForm`); Login and Reset Password draw their fields without.
 */
export const notSignIn = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
} as const
