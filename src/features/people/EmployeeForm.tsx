import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { imageAddress } from '#api/host.ts'
import { type User, useSaveEmployee } from '#api/people.ts'
import { useCan, useHolds, useViewer } from '#api/permissions.ts'
import { mayChangePhotos, photoRefusal, seesApprovalCode } from '#domain/people.ts'
import { CroppedImageField } from '#ui/fields/CroppedImageField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { AccessFields } from './AccessFields.tsx'
import {
  cutCode,
  employeeBody,
  employeeLabels,
  employeeSchema,
  employeeValues,
} from './employeeForm.ts'

const photoSize = { width: 600, height: 600 }

interface EmployeeFormProps {
  title: string
  /** The person as loaded; null for a new one. */
  user: User | null
}

/** The form of a new employee or of a known one (EMP-10..EMP-23). */
export function EmployeeForm({ title, user }: EmployeeFormProps) {
  const navigate = useNavigate()
  const viewer = useViewer()
  const update = useHolds('users:update')
  const lists = useCan('createUser')
  // A new person whose photo was refused is made all the same: from then on this form is theirs.
  const [made, setMade] = useState<User | null>(null)
  const person = user ?? made
  const { pending, error, save } = useSaveEmployee(person?.id ?? null, setMade)
  const values = useMemo(() => employeeValues(person), [person])
  // Both checks are about the viewer; nobody is 'the person themself' of a record not yet made.
  const code = seesApprovalCode(viewer, person?.id ?? 0)
  const photo = mayChangePhotos(viewer)
  const basics = !person || person === made || person.id === viewer.id || update.allowed

  return (
    <ResourceForm
      title={title}
      schema={employeeSchema}
      labels={employeeLabels}
      unordered={['role_ids', 'permission_ids', 'store_ids']}
      initialValues={values}
      pending={pending}
      error={error}
      submitLabel="Submit"
      onSubmit={(typed) =>
        save({
          body: employeeBody(typed, { code, lists: lists.allowed }),
          image: typed.photo?.data,
        })
      }
      onSaved={({ id }) =>
        void navigate({ to: '/employees/$employeeId', params: { employeeId: id } })
      }
    >
      {(form) => (
        <>
          <FieldGroup title="Person" description={basics ? undefined : update.reason}>
            <TextInput {...form.field('name')} disabled={!basics} autoComplete="off" />
            <TextInput
              {...form.field('email')}
              disabled={!basics}
              type="email"
              autoComplete="off"
            />
            <TextInput
              {...form.field('phone_number')}
              disabled={!basics}
              type="tel"
              autoComplete="off"
            />
            <TextInput {...form.field('employee_id')} disabled={!basics} autoComplete="off" />
            {code && (
              <TextInput
                {...form.field('manager_approval_code')}
                disabled={!basics}
                autoComplete="off"
                onChange={(event) =>
                  form.set('manager_approval_code', cutCode(event.currentTarget.value))
                }
              />
            )}
            <CroppedImageField
              {...form.field('photo')}
              current={imageAddress(person?.photo_url) ?? null}
              size={photoSize}
              disabled={!photo}
              description={photo ? undefined : photoRefusal}
            />
          </FieldGroup>
          <FieldGroup title="Access" description={lists.reason}>
            <FieldRow>
              <AccessFields form={form} before={values} />
            </FieldRow>
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}
