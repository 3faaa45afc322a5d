import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { imageAddress } from '#api/core/host.ts'
import { useAccess } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { type User, useSaveEmployee } from '#api/users.ts'
import { useOpenCreated } from '#components/actions/create.tsx'
import { CroppedImageField } from '#ui/fields/CroppedImageField.tsx'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { flash } from '#ui/flash/flash.ts'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import classes from '../people.module.css'
import { offerPasswordLink } from '../profile/PasswordLinkOffer.tsx'
import { AccessFields } from './AccessFields.tsx'
import type { HeldIds } from './accessItems.ts'
import {
  cutCode,
  type EmployeeValues,
  employeeLabels,
  employeeSchema,
  employeeValues,
} from './employeeForm.ts'
import { userRefusals } from './userRefusals.ts'

// Disabled fields stay readable (AMB-24).
const inputs = { input: classes.input }
const photoSize = { width: 600, height: 600 }

/** Photos that failed to save at creation, by user id. The edit form sends them again. */
const leftPhotos = new Map<number, ImageValue>()

interface EmployeeFormProps {
  title: string
  /** Null for a new employee. */
  user: User | null
}

export function EmployeeForm({ title, user }: EmployeeFormProps) {
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/employees')
  const access = useAccess()
  const stores = useQuery({ ...storesQuery(), retryOnMount: false }).data?.stores
  const [dirty, setDirty] = useState(false)
  const { record, fields } = userRefusals(access, user)
  const save = useSaveEmployee(user ? 'updateUser' : 'createUser')
  const values = employeeValues(user)
  const schema = employeeSchema(fields)
  const [left] = useState(() => user && leftPhotos.get(user.id))

  return (
    <ResourceForm
      record={user}
      title={title}
      schema={schema}
      labels={employeeLabels}
      names={{
        role_ids: (id) => access.roles.find((one) => one.id === id)?.role,
        permission_ids: (id) => access.permissions.find((one) => one.id === id)?.permission,
        store_ids: (id) => stores?.find((one) => one.id === id)?.name,
      }}
      paths={{ image_data: 'photo' }}
      unordered={['role_ids', 'permission_ids', 'store_ids']}
      initialValues={values}
      submitLabel="Submit"
      refusal={refusalOf(record, fields.photo, dirty)}
      onDirtyChange={setDirty}
      onSubmit={({ opened, changes: { photo: _, ...changes }, body: { photo, ...made } }) => {
        const image = photo?.data
        if (!opened) return save({ record: { made }, image })
        // Record before photo (AMB-41). A photo left from the creation is sent alone: the record is saved.
        const isPhotoAlone = record || (left && Object.keys(changes).length === 0)
        return save({ record: isPhotoAlone ? { kept: opened } : { opened, changes }, image })
      }}
      onSaved={({ user: saved, photoFailure }, { body: { photo } }) => {
        if (photoFailure) {
          flash({ message: photoFailure.message, variant: 'error' })
          leftPhotos.set(saved.id, photo)
        }
        if (!user) {
          offerPasswordLink(saved.id)
          return openCreated(saved, photoFailure ? '/edit' : '')
        }
        return navigate({
          to: photoFailure ? '/employees/$employeeId/edit' : '/employees/$employeeId',
          params: { employeeId: user.id },
        })
      }}
    >
      {(form) => (
        <>
          {user && left && <LeftPhoto id={user.id} photo={left} form={form} />}
          <FieldGroup title="User" description={fields.name}>
            <TextInput
              {...form.field('name')}
              disabled={fields.name !== undefined}
              classNames={inputs}
              autoComplete="off"
            />
            <TextInput
              {...form.field('email')}
              disabled={fields.email !== undefined}
              classNames={inputs}
              description={fields.email === fields.name ? undefined : fields.email}
              type="email"
              autoComplete="off"
            />
            <TextInput
              {...form.field('phone_number')}
              disabled={fields.phone_number !== undefined}
              classNames={inputs}
              type="tel"
              autoComplete="off"
            />
            <TextInput
              {...form.field('employee_id')}
              disabled={fields.employee_id !== undefined}
              classNames={inputs}
              autoComplete="off"
            />
            {fields.manager_approval_code === undefined && (
              <TextInput
                {...form.field('manager_approval_code')}
                classNames={inputs}
                autoComplete="off"
                onChange={(event) =>
                  form.set('manager_approval_code', cutCode(event.currentTarget.value))
                }
              />
            )}
            <CroppedImageField
              {...form.field('photo')}
              current={imageAddress(user?.photo_url) ?? null}
              size={photoSize}
              refusal={fields.photo}
            />
          </FieldGroup>
          <FieldGroup title="Access" description={fields.role_ids}>
            <FieldRow>
              <StaffHint access={form.values} known={user !== null} />
              <AccessFields form={form} refusals={fields} />
            </FieldRow>
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}

interface LeftPhotoProps {
  id: number
  photo: ImageValue
  form: FormApi<EmployeeValues>
}

function LeftPhoto({ id, photo, form: { set } }: LeftPhotoProps) {
  useEffect(() => {
    if (leftPhotos.delete(id)) set('photo', photo)
  })
  return null
}

/** Undefined if the viewer may change the record, or only the photo is new. */
function refusalOf(
  record: string | undefined,
  photo: string | undefined,
  dirty: boolean,
): string | undefined {
  if (record === undefined || dirty) return undefined
  return photo === undefined ? 'Nothing has been changed.' : record
}

/** A user without roles and permissions is not an employee. */
function StaffHint({ access, known }: { access: HeldIds; known: boolean }) {
  const staff = access.role_ids.length > 0 || access.permission_ids.length > 0
  return (
    <div aria-live="polite">
      {!staff && (
        <p className={classes.hint}>
          {known
            ? 'This user is not an employee. A role or a permission makes them one.'
            : 'Without a role or a permission this user will not be listed under Employees.'}
        </p>
      )}
    </div>
  )
}
