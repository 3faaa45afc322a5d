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
      <NumberField label="Limit" value={value} onChange={setValue} blank={null} />
      <output>{value === null ? 'no limit' : `limit ${value}`}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')

test('PROMO-31: a percentage of 101 becomes 100 with a note, and a blank one 0', async () => {
  const user = userEvent.setup()
  renderUi(<Percent />)
  await user.clear(input())
  await user.type(input(), '101')
  expect(input().value).toBe('100')
  const note = '“101” is more than 100: 100 is taken.'
  expect(screen.getByText(note)).toBeTruthy()
  await user.clear(input())
  expect(screen.queryByText(note)).toBeNull()
  expect(input().value).toBe('')
  await user.tab()
  expect(input().value).toBe('0')
  await user.clear(input())
  await user.type(input(), '12.5')
  expect(input().value).toBe('12.5')
})

test('PROMO-30, AMB-185: a blank limit is no limit, and a number that only the host refuses stays', async () => {
  const user = userEvent.setup()
  renderUi(<Limit />)
  await user.clear(input())
  expect(screen.getByText('no limit')).toBeTruthy()
  await user.tab()
  expect(input().value).toBe('')
  for (const number of ['0', '-3', '99999999999']) {
    await user.clear(input())
    await user.type(input(), number)
    await user.tab()
    expect(input().value).toBe(number)
    expect(screen.getByText(`limit ${number}`)).toBeTruthy()
  }
})

test.each(['2.5', 'two'])(
  'PROMO-32: “%s” is no whole number, typed or pasted: the last one is back, with a note',
  async (entry) => {
    const user = userEvent.setup()
    for (const enter of [(text: string) => user.type(input(), text), user.paste]) {
      const { unmount } = renderUi(<Limit />)
      await user.clear(input())
      await enter(entry)
      expect(input().value).toBe(entry)
      await user.tab()
      expect(input().value).toBe('1')
      expect(screen.getByText(`“${entry}” is not a whole number: 1 is back.`)).toBeTruthy()
      unmount()
    }
  },
)
