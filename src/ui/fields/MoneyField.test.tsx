// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ResourceForm } from '../form/ResourceForm.tsx'
import { moneySchema } from '../form/schemas.ts'
import { renderUi } from '../testing.tsx'
import { MoneyField } from './MoneyField.tsx'

const schema = z.object({ price: moneySchema('Price') })
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })

/** Whether the field is described by this text alone. */
const reading = (description: string) =>
  screen.queryByRole('textbox', { name: 'Price', description }) !== null
const isMarked = () => input().getAttribute('aria-invalid') === 'true'

/** A form with a price of 495 cents. */
function openForm() {
  const onSubmit = vi.fn(async (_values: { price: number }) => {})
  renderUi(
    <ResourceForm
      record={null}
      title="Product"
      schema={schema}
      labels={{ price: 'Price' }}
      initialValues={{ price: '495' }}
      onSubmit={({ body }) => onSubmit(body)}
    >
      {({ field }) => <MoneyField {...field('price')} />}
    </ResourceForm>,
  )
  return { user: userEvent.setup(), onSubmit }
}

async function retype(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(input())
  if (text) await user.type(input(), text)
}

test('PLUS-09, AMB-230: the field says how it reads what is typed, which leaving turns into cents', async () => {
  const { user } = openForm()
  expect(input().value).toBe('495')
  expect(reading('= $4.95')).toBe(true)
  await retype(user, '4.75')
  expect(reading('= $4.75')).toBe(true)
  expect(input().value).toBe('4.75')
  await user.tab()
  expect(input().value).toBe('475')
  expect(reading('= $4.75')).toBe(true)
})

test('PLUS-09: an amount that is typed in another way is no change', async () => {
  const { user } = openForm()
  await retype(user, '$4.95')
  await user.tab()
  expect(screen.queryByText(/Unsaved changes/)).toBeNull()
})

test.each([
  ['', 'Price cannot be blank.'],
  ['12x', 'Price cannot be “12x”: that is not an amount.'],
  ['-5', 'Price cannot be less than 0.'],
  ['2147483648', 'Price cannot be more than $21,474,836.47.'],
])(
  'AMB-230: the text "%s" stays, is marked when the field is left, and is not sent',
  async (text, fault) => {
    const { user, onSubmit } = openForm()
    await retype(user, text)
    expect(isMarked()).toBe(false)
    await user.tab()
    expect(input().value).toBe(text)
    expect(screen.getByText(fault)).toBeTruthy()
    expect(isMarked()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(input(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(input().value).toBe(text)
    expect(document.activeElement).toBe(input())
  },
)
