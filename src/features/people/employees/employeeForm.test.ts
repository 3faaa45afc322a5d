import { expect, test } from 'vitest'
import {
  approvalCode,
  cutCode,
  employeeBody,
  employeeLabels,
  employeeSchema,
  employeeValues,
} from './employeeForm.ts'

const dana = {
  ...{ id: 3, name: 'Dana', email: null, phone_number: null, employee_id: '20418' },
  photo_url: '/files/a.jpg',
  manager_approval_code: 'DW4821',
  ...{ role_ids: [3], permission_ids: [], store_ids: [7, 12] },
}

test('EMP-17, AMB-42: at every change the code is cut to 6 characters, whole ones, without blanks before', () => {
  expect(cutCode('ABCDEFGH')).toBe('ABCDEF')
  expect(cutCode('  ABCDEF')).toBe('ABCDEF')
  expect(cutCode('   ')).toBe('')
  expect(cutCode('ab cd ')).toBe('ab cd ')
  expect(cutCode('☕☕☕🧋🧋🧋🧋')).toBe('☕☕☕🧋🧋🧋')
})

test('EMP-17, AMB-42: the code is kept trimmed and cut', () => {
  expect(approvalCode('  ABCD')).toBe('ABCD')
  expect(approvalCode(' ABCDEFGH ')).toBe('ABCDEF')
  expect(approvalCode('   ')).toBe('')
})

test('EMP-09, EMP-11: what is not known of a user is an empty field, and no photo is a change', () => {
  expect(employeeValues(dana)).toEqual({
    ...{ name: 'Dana', email: '', phone_number: '', employee_id: '20418' },
    ...{ manager_approval_code: 'DW4821', photo: undefined },
    ...{ role_ids: [3], permission_ids: [], store_ids: [7, 12] },
  })
  expect(employeeValues(null)).toEqual({
    ...{ name: '', email: '', phone_number: '', employee_id: '', manager_approval_code: '' },
    ...{ photo: undefined, role_ids: [], permission_ids: [], store_ids: [] },
  })
})

test('EMP-18, AMB-39: the labels, and no field that the console requires', () => {
  expect(Object.values(employeeLabels)).toEqual([
    'Name',
    'Email',
    'Phone Number',
    'Employee ID',
    'Manager Approval Code (6 Characters)',
    'Photo',
    'Roles',
    'Permissions',
    'Stores',
  ])
  expect(employeeSchema({}).safeParse(employeeValues(null)).success).toBe(true)
})

test('API-04, AMB-41: the body is trimmed and carries no photo', () => {
  const values = { ...employeeValues(dana), name: ' Dana ', manager_approval_code: ' ab ' }
  const photo = { data: 'data:image/jpeg;base64,AA==', filename: 'a.jpg' }
  expect(employeeBody({ ...values, photo }, {})).toEqual({
    ...{ name: 'Dana', email: '', phone_number: '', employee_id: '20418' },
    manager_approval_code: 'ab',
    ...{ role_ids: [3], permission_ids: [], store_ids: [7, 12] },
  })
})
