import { hasRole, misspeltAreaLead, type Viewer } from './permissions.ts'

/** Roles whose name decides over rights. They keep their names; creating a missing one is allowed. */
const namedRoles: readonly string[] = [
  ...['owner', 'admin', 'barista'],
  ...['store-lead', 'area-lead', misspeltAreaLead],
]

export function isNamedRole(role: string): boolean {
  return namedRoles.includes(role)
}

/** A role that passes a role check is granted only by viewers who pass it; `owner` only by owners. */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  if (role === 'owner') return viewer.roles.has(role)
  return role === 'barista' || !isNamedRole(role) || hasRole(viewer, role)
}

/** Owner outranks everybody else; admin everybody but owners and admins. */
export function outranks(role: string, viewer: Viewer): boolean {
  if (role === 'owner') return !viewer.roles.has(role)
  return role === 'admin' && !hasRole(viewer)
}
