// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing.tsx'
import { NumberField } from './NumberField.tsx'

function Percent() {
  const [value, setValue] = useState(20)
  return (
    <NumberField label="Percent" value={value} onChange={setValue} max={100} blank={0} decimals />
  )
}

function Limit() {
  const [value, setValue] = useState<number | null>(1)
  return (
    <>
      <NumberField label="Limit" value={value} onChange={setValue} min={1} blank={null} />
      <output>{value === null ? 'no limit' : `limit ${value}`}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')

test('PROMO-31: a percentage of 101 becomes 100, and a blank one 0', async () => {
  const user = userEvent.setup()
  renderUi(<Percent />)
  await user.clear(input())
  await user.type(input(), '101')
  expect(input().value).toBe('100')
  await user.clear(input())
  expect(input().value).toBe('')
  await user.tab()
  expect(input().value).toBe('0')
  await user.clear(input())
  await user.type(input(), '12.5x')
  expect(input().value).toBe('12.5')
})

test('PROMO-30: a blank limit is no limit, and 0 becomes 1', async () => {
  const user = userEvent.setup()
  renderUi(<Limit />)
  await user.clear(input())
  expect(screen.getByText('no limit')).toBeTruthy()
  await user.tab()
  expect(input().value).toBe('')
  await user.type(input(), '0')
  expect(input().value).toBe('1')
  await user.clear(input())
  await user.type(input(), '2.5')
  expect(screen.getByText('limit 25')).toBeTruthy()
})
