/** Roles that count by their name. */
import { hasRole, type Viewer } from './permissions.ts'

/**
 * Roles that mean something by their name alone (PERM-07, ROLE-05): they keep it, and no other role
 * gets it. Creating one that is missing is fine.
 */
const namedRoles: readonly string[] = [
  ...['owner', 'admin', 'barista'],
  // The documents spell the last one both ways (AMB-30).
  ...['store-lead', 'area-lead', 'area-load'],
]

/** Whether a role's name decides over something. */
export function isNamedRole(role: string): boolean {
  return namedRoles.includes(role)
}

/**
 * Whether a role's name lets the viewer give it to somebody or take it away: what role checks look for
 * is given only by those who pass the check. The role's permissions have to be held besides.
 */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  return role === 'barista' || !isNamedRole(role) || hasRole(viewer, role)
}

/** Whether a role passes any role check, and the viewer does not (PERM-03). */
export function outranks(role: string, viewer: Viewer): boolean {
  return (role === 'admin' || role === 'owner') && !hasRole(viewer)
}
