/** Writes of roles and employees. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { dialog, press, type } from '#testing/controls.ts'
import { first, type Write, type Writes } from './write.ts'

const updateRole: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const role = (await owner.ok('listRoles')).find((one) => one.role === 'marketing')
  const permission = (await owner.ok('listPermissions')).find(
    ({ id }) => !role?.permission_ids.includes(id),
  )
  if (!role || !permission) throw new Error('There is no role to change')
  await page.open(`/roles/${role.id}`)
  await press(permission.permission)
  await press('Save Role')
  return {
    says: 'Role Updated',
    shows: 'marketing',
    holds: () => call('getRole', { path: { id: role.id } }),
    as: {
      role: 'marketing',
      permission_ids: expect.arrayContaining([...role.permission_ids, permission.id]),
    },
  }
}

const createRole: Write = async (page) => {
  await page.open('/roles')
  await press('Add role')
  await type('Name', 'keyholder')
  await press('Save')
  return {
    says: 'Role Created',
    shows: 'keyholder',
    holds: () => call('listRoles'),
    as: expect.arrayContaining([expect.objectContaining({ role: 'keyholder' })]),
  }
}

const updateEmployee: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const { id } = await first(owner.ok('listEmployees'))
  const user = await owner.ok('getUser', { path: { id } })
  await page.open(`/employees/${id}/edit`)
  await type('Name', 'Ada Moreno')
  await press('Submit')
  return {
    says: 'Updated Employee',
    shows: 'Ada Moreno',
    holds: () => call('getUser', { path: { id } }),
    as: {
      name: 'Ada Moreno',
      email: user.email,
      role_ids: expect.arrayContaining(user.role_ids),
      store_ids: expect.arrayContaining(user.store_ids),
    },
  }
}

const createEmployee: Write = async (page) => {
  await page.open('/employees/create')
  await type('Name', 'Priya Raman')
  await type('Email', 'priya@p4.example')
  await type('Phone Number', '4155550177')
  await press('barista')
  await press('Submit')
  return {
    says: 'Created Emplyee',
    shows: 'Priya Raman',
    holds: () => call('listEmployees'),
    as: expect.arrayContaining([expect.objectContaining({ name: 'Priya Raman' })]),
  }
}

const removeEmployee: Write = async (page, p4) => {
  const employees = await p4.as('owner').ok('listEmployees')
  const employee = employees.find(({ email }) => email === 'barista@p4.example')
  if (!employee) throw new Error('There is no barista')
  await page.open('/employees')
  await type('Search employees', employee.name)
  await press(`Remove ${employee.name}`)
  await press('Confirm', await dialog())
  return {
    says: 'Employee Demoted',
    shows: `0 of ${employees.length - 1} employees`,
    holds: () => call('getUser', { path: { id: employee.id } }),
    as: { name: employee.name, email: employee.email, role_ids: [], permission_ids: [] },
  }
}

/** A customer with an e-mail address. */
async function customer(p4: TestP4) {
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const [id] = orders.flatMap(({ user_id }) => user_id ?? [])
  if (id === undefined) throw new Error('Nobody ordered')
  return p4.as('owner').ok('getUser', { path: { id } })
}

const exportCustomer: Write = async (page, p4) => {
  const { id, name, email } = await customer(p4)
  await page.open(`/users/${id}?tab=ccpa`)
  await press('Export user')
  await type('Confirm email', email ?? name, await dialog())
  await press('Export', await dialog())
  const output = await waitFor(() => {
    const shown = document.querySelector('[aria-label=Output]')?.textContent
    if (!shown) throw new Error('There is no output')
    return shown
  })
  return {
    // Nothing claims an export that brought no data.
    says: output.includes('exported_at') ? `User '${name}' exported` : null,
    shows: name,
    holds: async () => ({ output }),
    as: { output: expect.stringMatching(/exported_at|sent no data/) },
  }
}

const deleteCustomer: Write = async (page, p4) => {
  const { id, name, email } = await customer(p4)
  await page.open(`/users/${id}?tab=ccpa`)
  await press('Delete user')
  await type('Confirm email', email ?? name, await dialog())
  await press('Delete', await dialog())
  return {
    says: `User '${name}' deleted`,
    shows: name,
    holds: () => p4.as('owner').call('getUser', { path: { id } }),
    as: { status: 404 },
  }
}

export const peopleWrites: Writes = {
  updateRole,
  createRole,
  updateEmployee,
  createEmployee,
  removeEmployee,
  exportCustomer,
  deleteCustomer,
}
