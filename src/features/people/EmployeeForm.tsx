import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { imageAddress } from '#api/host.ts'
import type { User } from '#api/people.ts'
import { useSaveEmployee } from '#api/peopleChanges.ts'
import { useCan } from '#api/permissions.ts'
import { CroppedImageField } from '#ui/fields/CroppedImageField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { AccessFields } from './AccessFields.tsx'
import {
  changedBody,
  cutCode,
  employeeBody,
  employeeLabels,
  employeeSchema,
  employeeValues,
} from './employeeForm.ts'
import classes from './people.module.css'
import { StaffHint } from './StaffHint.tsx'
import { usePersonLocks } from './usePersonLocks.ts'

// What is locked is there to be read (AMB-24).
const inputs = { input: classes.input }
const photoSize = { width: 600, height: 600 }

interface EmployeeFormProps {
  title: string
  /** The person as loaded; null for a new one. */
  user: User | null
}

/** The form of a new employee or of a known one (EMP-10..EMP-23); what may not be changed is locked. */
export function EmployeeForm({ title, user }: EmployeeFormProps) {
  const navigate = useNavigate()
  const access = useCan('createUser')
  const [dirty, setDirty] = useState(false)
  // A new person whose photo was refused is made all the same: from then on this form is theirs.
  const [made, setMade] = useState<User | null>(null)
  const person = user ?? made
  const locks = usePersonLocks(person, person === made)
  const { pending, error, save } = useSaveEmployee(person?.id ?? null, setMade)
  const values = useMemo(() => employeeValues(person), [person])
  const sendable = { code: locks.seesCode, lists: access.allowed }
  const disabled = locks.basics !== undefined

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
      refusal={refusalOf(locks, dirty)}
      onDirtyChange={setDirty}
      onSubmit={(typed) =>
        save({
          record: person
            ? {
                id: person.id,
                body: locks.record ? null : changedBody(person.id, typed, values, sendable),
              }
            : { id: null, body: employeeBody(typed, sendable) },
          image: typed.photo?.data,
        })
      }
      onSaved={({ id }) =>
        void navigate({ to: '/employees/$employeeId', params: { employeeId: id } })
      }
    >
      {(form) => (
        <>
          <FieldGroup title="Person" description={locks.basics}>
            <TextInput
              {...form.field('name')}
              disabled={disabled}
              classNames={inputs}
              autoComplete="off"
            />
            <TextInput
              {...form.field('email')}
              disabled={disabled || locks.email !== undefined}
              classNames={inputs}
              description={locks.email}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="email"
              autoComplete="off"
            />
            <TextInput
              {...form.field('phone_number')}
              disabled={disabled}
              classNames={inputs}
              type="tel"
              autoComplete="off"
            />
            <TextInput
              {...form.field('employee_id')}
              disabled={disabled}
              classNames={inputs}
              autoComplete="off"
            />
            {locks.seesCode && (
              <TextInput
                {...form.field('manager_approval_code')}
                disabled={disabled}
                classNames={inputs}
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
              refusal={locks.photo}
            />
          </FieldGroup>
          <FieldGroup title="Access" description={access.reason}>
            <FieldRow>
              <StaffHint access={form.values} known={person !== null} />
              <AccessFields form={form} />
            </FieldRow>
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}

/** Why nothing can be saved: the record is not the viewer's to change, and there is no new photo either. */
function refusalOf(
  { record, photo }: ReturnType<typeof usePersonLocks>,
  dirty: boolean,
): string | undefined {
  if (record === undefined || dirty) return undefined
  return photo === undefined ? 'Nothing has been changed.' : record
}
