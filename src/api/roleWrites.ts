import { mergedFields, mergedMembers } from '#domain/merge.ts'
import type { BodyOf } from './contract.ts'
import { saveOver } from './latest.ts'
import type { Role } from './roles.ts'
import { useOperation } from './useOperation.ts'

const lists = { permission_ids: mergedMembers<number> }

/** Saves the changes of a role. PUT replaces the whole role (AMB-177). */
export function useUpdateRole(opened: Role) {
  const path = { id: opened.id }
  return useOperation('updateRole', {
    send: async (mine: Partial<BodyOf<'updateRole'>>, write) => {
      return saveOver(
        opened,
        (call) => call('getRole', { path }),
        (now, header) =>
          write('updateRole', { path, header, body: mergedFields(opened, mine, now, lists) }),
      )
    },
  })
}
