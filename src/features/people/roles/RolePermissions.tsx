import { z } from 'zod'
import { useAccess } from '#api/core/viewer.ts'
import type { Role } from '#api/roles.ts'
import { useUpdateRole } from '#api/roles.ts'
import type { Employee } from '#api/users.ts'
import { accessChanges } from '#domain/access/access.ts'
import { Checklist } from '#ui/fields/Checklist.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { commonRefusals, permissionItems, toggled } from '../employees/accessItems.ts'
import { ChangePreview } from '../employees/ChangePreview.tsx'
import { useOwnLossQuestion } from '../employees/useOwnLossQuestion.tsx'
import classes from '../people.module.css'

const schema = z.object({ permission_ids: z.array(z.number()) })
const labels = { permission_ids: 'Permissions' }

interface RolePermissionsProps {
  role: Role
  /** Undefined if the read failed. */
  holders: readonly Employee[] | undefined
}

export function RolePermissions({ role, holders }: RolePermissionsProps) {
  const access = useAccess()
  const { roles, permissions } = access
  const update = useUpdateRole()
  const [ask, question] = useOwnLossQuestion(role, roles, permissions)
  const refusal =
    role.role === 'owner'
      ? "The owner role's permissions cannot be changed."
      : access.can('updateRole').refusal
  const items = (ids: readonly number[]) => {
    const holding = (permission_ids: readonly number[]) => ({
      permission_ids,
      role_ids: [],
      store_ids: [],
    })
    const facts = { ...access, editable: !refusal }
    return permissionItems(holding(ids), facts)
  }

  if (refusal)
    return (
      <div className={classes.refused}>
        <Checklist
          label="Permissions"
          wide
          disabled
          items={items(role.permission_ids)}
          onToggle={() => {}}
        />
        <div className={classes.bar}>
          <p className={classes.quiet}>{refusal}</p>
          <GuardedButton refusal={refusal}>Save Role</GuardedButton>
        </div>
      </div>
    )
  return (
    <>
      <ResourceForm
        record={role}
        title={`Role ${role.role}`}
        schema={schema}
        labels={labels}
        names={{ permission_ids: (id) => permissions.find((one) => one.id === id)?.permission }}
        unordered={['permission_ids']}
        initialValues={{ permission_ids: role.permission_ids }}
        submitLabel="Save Role"
        onAsk={({ body }) => ask(body.permission_ids)}
        onSubmit={update}
      >
        {(form) => (
          <>
            <Checklist
              label="Permissions"
              wide
              data-path="permission_ids"
              error={form.errorAt('permission_ids')}
              items={items(form.values.permission_ids)}
              commonRefusal={commonRefusals.permissions}
              onToggle={(id, checked) =>
                form.set('permission_ids', toggled(form.values.permission_ids, id, checked))
              }
            />
            <ChangePreview
              changes={accessChanges(
                role,
                form.values.permission_ids,
                holders ?? [],
                roles,
                permissions,
              )}
              holders={holders?.length}
            />
          </>
        )}
      </ResourceForm>
      {question}
    </>
  )
}
