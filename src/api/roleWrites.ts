import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import type { BodyOf } from './contract.ts'
import { saveOver } from './latest.ts'
import type { Role } from './roles.ts'
import { useSave } from './useOperation.ts'

type Fields = BodyOf<'updateRole'>

const lists = { permission_ids: mergedMembers<number> }

/** Saves a role. PUT replaces the whole role (AMB-177). */
export function useUpdateRole() {
  return useSave('updateRole', ({ opened, changes }: Edit<Role, Fields>, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (call) => call('getRole', { path }),
      (now, header) => {
        const merged = mergedLists<Partial<Fields>>(opened, changes, now, lists)
        return write('updateRole', { path, header, body: { ...now, ...merged } })
      },
    )
  })
}
