/** Who may see and do what with the record of a person, beyond the contract's x-permission. */
import { hasRole, type Viewer } from './permissions.ts'

/** Roles that look after other people; the documents spell the last one both ways (AMB-30). */
export const leadRoles = ['store-lead', 'area-lead', 'area-load'] as const

/**
 * Roles that mean something by their name alone (PERM-07, ROLE-05): they keep it, and no other role
 * gets it. Creating one that is missing is fine.
 */
const namedRoles: readonly string[] = ['owner', 'admin', 'barista', ...leadRoles]

/** Whether a role's name decides over something. */
export function isNamedRole(role: string): boolean {
  return namedRoles.includes(role)
}

/** Whether a manager approval code is shown: to the person, and to those who lead (EMP-19, AMB-30). */
export function seesApprovalCode(viewer: Viewer, personId: number): boolean {
  return viewer.id === personId || hasRole(viewer, ...leadRoles)
}

/** Whether the viewer may change photos: those who lead, nobody else their own (EMP-14, AMB-30). */
export function mayChangePhotos(viewer: Viewer): boolean {
  return hasRole(viewer, ...leadRoles)
}

/** Why somebody may not (EMP-14). */
export const photoRefusal =
  'Only people with the role store-lead, area-lead, admin or owner change photos.'

/**
 * Whether a role's name lets the viewer give it to somebody or take it away: what role checks look for
 * is given only by those who pass the check. The role's permissions have to be held besides.
 */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  return role === 'barista' || !isNamedRole(role) || hasRole(viewer, role)
}
