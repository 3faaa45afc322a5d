import { expect } from 'vitest'
import { call } from '#api/core/client.ts'
import { press } from '#testing/controls.ts'
import { becomes, confirm, gets, submit, type Writes } from './write.ts'

const user = (id: number) => () => call('getUser', { path: { id } })

export const peopleWrites = {
  updateRole: {
    at: '/roles/7',
    does: async () => {
      await press('tax-rates:update')
      await press('Save Role')
    },
    says: 'Role Updated',
    shows: 'marketing',
    holds: becomes(
      () => call('getRole', { path: { id: 7 } }),
      ({ role, permission_ids }) => ({
        role,
        permission_ids: expect.arrayContaining([...permission_ids, 16]),
      }),
    ),
  },
  createRole: {
    at: '/roles',
    does: async () => {
      await press('Add role')
      await submit({ Name: 'keyholder' }, 'Save')
    },
    says: 'Role Created',
    shows: 'keyholder',
    holds: gets(() => call('listRoles'), { role: 'keyholder' }),
  },
  updateEmployee: {
    at: '/employees/59/edit',
    does: () => submit({ Name: 'Ada Moreno' }, 'Submit'),
    says: 'Updated Employee',
    shows: 'Ada Moreno',
    holds: becomes(user(59), ({ email, role_ids, store_ids }) => ({
      name: 'Ada Moreno',
      email,
      role_ids,
      store_ids,
    })),
  },
  createEmployee: {
    at: '/employees/create',
    does: async () => {
      await press('barista')
      const person = { Name: 'Priya Raman', Email: 'priya@p4.example' }
      await submit({ ...person, 'Phone Number': '4155550177' }, 'Submit')
    },
    says: 'Created Emplyee',
    shows: 'Priya Raman',
    holds: gets(() => call('listEmployees'), { name: 'Priya Raman' }),
  },
  removeEmployee: {
    at: '/employees',
    does: async () => {
      await submit({ 'Search employees': 'Theo Park' }, 'Remove Theo Park')
      await confirm()
    },
    says: 'Employee Demoted',
    shows: '0 of 80 employees',
    holds: becomes(user(4), ({ name, email }) => ({
      name,
      email,
      role_ids: [],
      permission_ids: [],
    })),
  },
} satisfies Writes
