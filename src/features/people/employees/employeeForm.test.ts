import { expect, test } from 'vitest'
import { approvalCode, cutCode } from './employeeForm.ts'

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
