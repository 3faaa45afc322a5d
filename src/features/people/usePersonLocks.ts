import type { User } from '#api/people.ts'
import { unknownPermissions, useCan, useHolds, useOwnPermissions } from '#api/permissions.ts'
import { holdsBeyond } from '#domain/grants.ts'
import { mayChangePhotos, photoRefusal, seesApprovalCode } from '#domain/people.ts'
import { useGrantFacts } from './useGrantFacts.ts'

/** Why the viewer may not change a part of a person; undefined where they may. */
export interface PersonLocks {
  /** The record as a whole, the photo aside. */
  readonly record: string | undefined
  /** Name, e-mail, phone, number and code (PERM-09, AMB-31). */
  readonly basics: string | undefined
  /** Links to new passwords go to the address, so that nobody takes over who holds more. */
  readonly email: string | undefined
  /** It approves what the person may do, so that nobody acts as somebody who holds more. */
  readonly code: string | undefined
  /** EMP-14, AMB-30. */
  readonly photo: string | undefined
  /** Whether the approval code is shown at all (EMP-19). */
  readonly seesCode: boolean
}

/** What of a person the viewer may change; of a new one everything. */
export function usePersonLocks(person: User | null): PersonLocks {
  const facts = useGrantFacts()
  const { viewer } = facts
  const unknown = useOwnPermissions().failed
  const update = useHolds('users:update')
  // Nobody is 'the person themself' of a record that is not made yet.
  const id = person?.id ?? 0
  const record = useCan('updateUser', { userId: id }).reason
  const own = person === null || id === viewer.id
  const above = person !== null && !own && holdsBeyond(facts, person).length > 0
  const lockedAbove = (what: string) =>
    above && update.allowed
      ? `You cannot change the ${what} of somebody who holds more than you do.`
      : undefined
  return {
    record: person === null ? undefined : record,
    basics: own ? undefined : update.reason,
    email: lockedAbove('e-mail address'),
    code: lockedAbove('manager approval code'),
    photo: mayChangePhotos(viewer) ? undefined : unknown ? unknownPermissions : photoRefusal,
    seesCode: seesApprovalCode(viewer, id),
  }
}
