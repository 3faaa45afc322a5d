import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { imageAddress } from '#api/host.ts'
import { type User, useSaveEmployee } from '#api/people.ts'
import { useCan, useViewer } from '#api/permissions.ts'
import { mayChangePhoto, seesApprovalCode } from '#domain/people.ts'
import { CroppedImageField } from '#ui/fields/CroppedImageField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { AccessFields } from './AccessFields.tsx'
import {
  codeLength,
  employeeBody,
  employeeLabels,
  employeeSchema,
  employeeValues,
} from './employeeForm.ts'

const photoSize = { width: 600, height: 600 }

/** The form of a new employee (`user` null) or of a known one (EMP-10..EMP-23). */
export function EmployeeForm({ user }: { user: User | null }) {
  const navigate = useNavigate()
  const viewer = useViewer()
  const { pending, error, save } = useSaveEmployee(user?.id ?? null)
  const made = useRef<{ id: number | null }>({ id: null })
  const lists = useCan('createUser').allowed
  // Both checks are about the viewer; nobody is 'the person themself' of a record not yet made.
  const code = seesApprovalCode(viewer, user?.id ?? 0)
  const photo = mayChangePhoto(viewer, user?.id ?? 0)

  return (
    <ResourceForm
      title={user ? 'Edit Employee' : 'Create Employee'}
      schema={employeeSchema}
      labels={employeeLabels}
      unordered={['role_ids', 'permission_ids', 'store_ids']}
      initialValues={employeeValues(user)}
      pending={pending}
      error={error}
      submitLabel="Submit"
      onSubmit={(values) =>
        save(employeeBody(values, { code, lists }), values.photo?.data, made.current)
      }
      onSaved={({ id }) =>
        void navigate({ to: '/employees/$employeeId', params: { employeeId: id } })
      }
    >
      {(form) => (
        <>
          <FieldGroup title="Person">
            <TextInput {...form.field('name')} autoComplete="off" />
            <TextInput {...form.field('email')} type="email" autoComplete="off" />
            <TextInput {...form.field('phone_number')} type="tel" autoComplete="off" />
            <TextInput {...form.field('employee_id')} autoComplete="off" />
            {code && (
              <TextInput
                {...form.field('manager_approval_code')}
                autoComplete="off"
                onChange={(event) =>
                  form.set('manager_approval_code', event.currentTarget.value.slice(0, codeLength))
                }
              />
            )}
          </FieldGroup>
          <FieldGroup title="Photo">
            <CroppedImageField
              {...form.field('photo')}
              current={imageAddress(user?.photo_url) ?? null}
              size={photoSize}
              disabled={!photo}
              description={photo ? undefined : 'Store leads and area leads can change the photo.'}
            />
          </FieldGroup>
          <FieldGroup title="Access">
            <FieldRow>
              <AccessFields form={form} />
            </FieldRow>
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}
