/** Roles whose name alone decides over a right. */
import { hasRole, misspeltAreaLead, type Viewer } from './permissions.ts'

/**
 * Roles whose name decides over a right. These roles keep their names, and no other role may take one of the
 * names. Creating a missing one is allowed.
 */
const namedRoles: readonly string[] = [
  ...['owner', 'admin', 'barista'],
  ...['store-lead', 'area-lead', misspeltAreaLead],
]

/** Whether a role's name decides over a right. */
export function isNamedRole(role: string): boolean {
  return namedRoles.includes(role)
}

/**
 * Whether a role's name lets the viewer give or take the role. A role that passes a role check is given only
 * by viewers who pass that check, the role owner by owners alone. The permissions of the role are checked elsewhere.
 */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  if (role === 'owner') return viewer.roles.has(role)
  return role === 'barista' || !isNamedRole(role) || hasRole(viewer, role)
}

/** Whether a role stands above the viewer: owner above everybody else, admin above whoever is neither. */
export function outranks(role: string, viewer: Viewer): boolean {
  if (role === 'owner') return !viewer.roles.has(role)
  return role === 'admin' && !hasRole(viewer)
}
