// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { MoneyUnit } from '#domain/money.ts'
import { ResourceForm } from '../form/ResourceForm.tsx'
import { renderUi } from '../testing.tsx'
import { MoneyField } from './MoneyField.tsx'

function Priced({ typed = 'cents' }: { typed?: MoneyUnit }) {
  const [cents, setCents] = useState<number | null>(495)
  return (
    <>
      <MoneyField label="Price" typed={typed} value={cents} onChange={setCents} />
      <output>{String(cents)}</output>
    </>
  )
}

function Cap() {
  const [cents, setCents] = useState<number | null>(495)
  return (
    <>
      <MoneyField label="Cap" typed="dollars" blank="null" value={cents} onChange={setCents} />
      <output>{String(cents)}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const kept = () => document.querySelector('output')?.textContent

async function retype(text: string) {
  const user = userEvent.setup()
  await user.clear(input())
  if (text) await user.type(input(), text)
  await user.tab()
}

test('PLUS-09: both readings are shown and cents are kept as integers', async () => {
  renderUi(<Priced />)
  expect(input().value).toBe('495')
  expect(screen.getByText('= $4.95')).toBeTruthy()
  await retype('$5.25')
  expect(kept()).toBe('525')
  expect(input().value).toBe('525')
  expect(screen.getByText('= $5.25')).toBeTruthy()
})

test('PLUS-09: dollars are typed with the cents beside them', async () => {
  renderUi(<Priced typed="dollars" />)
  expect(input().value).toBe('4.95')
  expect(screen.getByText('= 495¢')).toBeTruthy()
  await retype('5.5')
  expect(kept()).toBe('550')
  expect(input().value).toBe('5.50')
})

test.each([
  ['', 'An amount is needed: 495 is back.'],
  ['12x', '“12x” is not an amount: 495 is back.'],
  ['-5', 'An amount is 0 or more: 495 is back.'],
  ['2147483648', '“2147483648” is more than 2147483647, the largest amount: 495 is back.'],
])('AMB-55: the entry "%s" puts the last amount back and says so', async (text, note) => {
  renderUi(<Priced />)
  await retype(text)
  expect(input().value).toBe('495')
  expect(kept()).toBe('495')
  expect(screen.getByText(note)).toBeTruthy()
})

test('PLUS-09: blank is no amount where that is allowed, and never 0', async () => {
  renderUi(<Cap />)
  await retype('')
  expect(kept()).toBe('null')
  expect(input().value).toBe('')
  await retype('abc')
  expect(kept()).toBe('null')
})

test('AMB-55: an unreadable entry is not sent by Enter or Ctrl+S', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn(async (_values: { price: number }) => {})
  renderUi(
    <ResourceForm
      title="Product"
      schema={z.object({ price: z.int() })}
      labels={{ price: 'Price in cents' }}
      initialValues={{ price: 495 }}
      onSubmit={onSubmit}
    >
      {({ field }) => <MoneyField {...field('price')} typed="cents" />}
    </ResourceForm>,
  )
  await user.clear(input())
  await user.type(input(), '5o0{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(input().value).toBe('495')
  expect(screen.getByText('“5o0” is not an amount: 495 is back.')).toBeTruthy()
  await user.clear(input())
  await user.keyboard('{Control>}s{/Control}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(input())
  await user.type(input(), '500{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ price: 500 })
  fireEvent.blur(input())
  expect(input().value).toBe('500')
})
