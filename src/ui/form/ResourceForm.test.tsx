// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { FieldFault } from '#domain/faults.ts'
import { FlashArea } from '../flash/FlashArea.tsx'
import { deferred, renderUi } from '../testing.tsx'
import type { FieldPaths } from './errors.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { hasUnsaved } from './unsaved.tsx'

afterEach(cleanup)

const schema = z.object({
  name: z.string().trim().min(1, 'Must provide a name.'),
  sku: z.string().trim().min(1, 'Must provide a SKU.'),
  tags: z.array(z.string()),
})
type Values = z.input<typeof schema>

interface PageProps {
  initialValues?: Values
  onSubmit?: (values: Values, opened: Values) => Promise<unknown>
  onAsk?: () => Promise<boolean>
  onSaved?: () => unknown
  flashesFaults?: boolean
  paths?: FieldPaths
  restartOnSaved?: boolean
  writeOnly?: readonly (keyof Values)[]
}

const latte: Values = { name: 'Latte', sku: 'L-1', tags: ['hot', 'milk'] }

function Page({ initialValues = latte, onSubmit = async () => {}, ...props }: PageProps) {
  return (
    <ResourceForm
      record={initialValues}
      title="Product"
      schema={schema}
      labels={{ name: 'Name', sku: 'SKU', tags: 'Tags' }}
      initialValues={initialValues}
      unordered={['tags']}
      onSubmit={({ body, opened }) => onSubmit(body, opened)}
      submitLabel="Submit"
      {...props}
    >
      {({ field, set, values }) => (
        <>
          <TextInput {...field('name')} />
          <TextInput {...field('sku')} />
          <button type="button" onClick={() => set('tags', values.tags.toReversed())}>
            Turn tags
          </button>
          <button type="button" onClick={() => set('tags', ['iced', ...values.tags.slice(1)])}>
            Iced, not hot
          </button>
          <output aria-label="Tags">{values.tags.join(' ')}</output>
        </>
      )}
    </ResourceForm>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })

test('PLUS-05: the submit button is disabled with the click and nothing is sent twice', async () => {
  const work = deferred()
  const onSubmit = vi.fn((_values: Values) => work.promise)
  renderUi(<Page onSubmit={onSubmit} />)
  // Both clicks come in one frame, before React draws again.
  act(() => {
    submit().click()
    submit().click()
  })
  expect(submit().disabled).toBe(true)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await act(async () => work.resolve())
  expect(submit().disabled).toBe(false)
})

test('PLUS-05: until a saved form has led to the next page, nothing is sent again', async () => {
  const work = deferred()
  const onSubmit = vi.fn(async () => {})
  renderUi(<Page onSubmit={onSubmit} onSaved={() => work.promise} />)
  await act(async () => submit().click())
  expect(submit().disabled).toBe(true)
  await act(async () => submit().form?.requestSubmit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await act(async () => work.resolve())
  expect(submit().disabled).toBe(false)
})

test('PLUS-05: a failed save keeps everything that was typed and says why', async () => {
  const user = userEvent.setup()
  renderUi(<Page onSubmit={() => Promise.reject(new Error('SKU is taken.'))} />)
  await user.type(box('Name'), ' XL')
  await user.click(submit())
  expect(box('Name').value).toBe('Latte XL')
  expect(screen.getByRole('alert').textContent).toContain('SKU is taken.')
  expect(screen.getByText('Changed:').parentElement?.textContent).toBe('Changed: Name')
  expect(hasUnsaved()).toBe(true)
})

test('PLUS-04: what has changed is named; values equal to the loaded ones are not changes', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  expect(hasUnsaved()).toBe(false)
  await user.type(box('SKU'), '2')
  expect(screen.getByText('Changed:').parentElement?.textContent).toBe('Changed: SKU')
  expect(hasUnsaved()).toBe(true)
  await user.type(box('SKU'), '{Backspace}')
  expect(screen.queryByText('Changed:')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Turn tags' }))
  expect(hasUnsaved()).toBe(false)
})

test('PLUS-04: a form that goes away is not unsaved any more', async () => {
  const user = userEvent.setup()
  const { unmount } = renderUi(<Page />)
  await user.type(box('Name'), '!')
  unmount()
  expect(hasUnsaved()).toBe(false)
})

test('other loaded values replace what nobody changed and keep what was typed', async () => {
  const user = userEvent.setup()
  const { rerender } = renderUi(<Page />)
  await user.type(box('Name'), ' XL')
  rerender(<Page initialValues={{ ...latte, sku: 'L-2' }} />)
  expect([box('Name').value, box('SKU').value]).toEqual(['Latte XL', 'L-2'])
  rerender(<Page initialValues={{ ...latte, name: 'Latte XL', sku: 'L-2' }} />)
  expect(screen.queryByText('Changed:')).toBeNull()
})

test('AMB-53: of an unordered list the members nobody changed follow other loaded values', async () => {
  const user = userEvent.setup()
  const { rerender } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Iced, not hot' }))
  rerender(<Page initialValues={{ ...latte, tags: ['hot', 'oat'] }} />)
  expect(screen.getByLabelText('Tags').textContent).toBe('oat iced')
  rerender(<Page initialValues={{ ...latte, tags: ['iced', 'oat'] }} />)
  expect(screen.queryByText('Changed:')).toBeNull()
})

test('PLUS-05: a form that asks first sends nothing until it is told to, and keeps what was typed', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn(async (_values: Values) => {})
  const answers = [false, true]
  const onAsk = vi.fn(async () => answers.shift() ?? false)
  renderUi(<Page onSubmit={onSubmit} onAsk={onAsk} />)
  await user.type(box('Name'), ' XL')
  await user.click(submit())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(box('Name').value).toBe('Latte XL')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(submit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onAsk).toHaveBeenCalledTimes(2)
})

test('PLUS-06: Ctrl+S and Cmd+S save the form that was used last', async () => {
  const user = userEvent.setup()
  const first = vi.fn(async (_values: Values) => {})
  const second = vi.fn(async (_values: Values) => {})
  renderUi(
    <>
      <Page onSubmit={first} />
      <Page onSubmit={second} />
    </>,
  )
  await user.keyboard('{Control>}s{/Control}')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  const [nameOfFirst] = screen.getAllByRole('textbox', { name: 'Name' })
  if (nameOfFirst) await user.click(nameOfFirst)
  await user.keyboard('{Meta>}s{/Meta}')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('faults of the schema stand at their inputs, the first one gets the focus', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn(async (_values: Values) => {})
  renderUi(<Page onSubmit={onSubmit} />)
  await user.clear(box('SKU'))
  await user.clear(box('Name'))
  await user.click(submit())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Must provide a name.')).toBeTruthy()
  expect(screen.getByText('Must provide a SKU.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Name'))
  await user.type(box('Name'), 'M')
  expect(screen.queryByText('Must provide a name.')).toBeNull()
  expect(screen.getByText('Must provide a SKU.')).toBeTruthy()
})

test('AMB-238: the first fault of the schema is flashed where the form asks for it, until its user closes it', async () => {
  const user = userEvent.setup()
  renderUi(
    <>
      <FlashArea />
      <Page flashesFaults />
    </>,
  )
  await user.clear(box('SKU'))
  await user.clear(box('Name'))
  await user.click(submit())
  const flashes = within(screen.getByLabelText('Messages'))
  expect(flashes.getByText('Must provide a name.')).toBeTruthy()
  expect(flashes.queryByText('Must provide a SKU.')).toBeNull()
  await user.type(box('Name'), 'Mocha')
  await user.click(submit())
  expect(flashes.getByText('Must provide a SKU.')).toBeTruthy()
  await user.type(box('SKU'), 'M-1')
  await user.click(submit())
  expect(flashes.getAllByRole('alert')).toHaveLength(2)
})

/** A refusal as the API's client throws it. */
const refusal = (message: string, fields: readonly FieldFault[]) =>
  Object.assign(new Error(message), { fields })

test('faults of the server stand at their inputs, those without an input on top', async () => {
  const user = userEvent.setup()
  const error = refusal('The product is not valid.', [
    { path: '/sku', message: 'is taken' },
    { path: 'image', message: 'is too large' },
  ])
  renderUi(<Page onSubmit={() => Promise.reject(error)} />)
  await user.click(submit())
  expect(document.activeElement).toBe(box('SKU'))
  expect(box('SKU').getAttribute('aria-invalid')).toBe('true')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('The product is not valid.')
  expect(alert.textContent).toContain('image: is too large')
  expect(alert.textContent).not.toContain('is taken')
})

test('a fault stands at the field that has another name on the wire, and marks the others of it', async () => {
  const user = userEvent.setup()
  const error = refusal('This exists.', [{ path: 'square_sku', message: 'This exists.' }])
  renderUi(<Page onSubmit={() => Promise.reject(error)} paths={{ square_sku: ['sku', 'name'] }} />)
  await user.click(submit())
  expect(screen.getAllByText('This exists.')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box('SKU').getAttribute('aria-invalid')).toBe('true')
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a refusal comes into view, also the same one after another try', async () => {
  const user = userEvent.setup()
  renderUi(<Page onSubmit={() => Promise.reject(refusal('Not now.', []))} />)
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (const attempt of [1, 2]) {
    await user.click(submit())
    const told = screen.getByRole('alert')
    expect(told.textContent).toContain('Not now.')
    expect(scroll.mock.contexts).toHaveLength(attempt)
    expect(scroll.mock.contexts.at(-1)).toBe(told.parentElement)
  }
})

test('a form that adds one after another starts again after a save', async () => {
  const user = userEvent.setup()
  renderUi(<Page restartOnSaved initialValues={{ name: '', sku: '', tags: [] }} />)
  await user.type(box('Name'), 'Mocha')
  await user.type(box('SKU'), 'M-1{Enter}')
  expect(box('Name').value).toBe('')
  expect(screen.queryByText('Changed:')).toBeNull()
})

test('what is only written is empty once it is saved, and what is typed meanwhile stays', async () => {
  const user = userEvent.setup()
  const work = deferred()
  const onSubmit = vi.fn((_values: Values) => work.promise)
  renderUi(<Page writeOnly={['tags']} onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button', { name: 'Iced, not hot' }))
  await user.click(submit())
  expect(onSubmit.mock.lastCall?.[0].tags).toEqual(['iced', 'milk'])
  await user.type(box('Name'), '!')
  await act(async () => work.resolve())
  expect(screen.getByRole('status', { name: 'Tags' }).textContent).toBe('hot milk')
  expect(box('Name').value).toBe('Latte!')
  await user.click(submit())
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Latte!', tags: ['hot', 'milk'] })
})

test('PLUS-05: a refused save keeps what was typed, also where the record had shown it already', async () => {
  const user = userEvent.setup()
  const work = deferred()
  const page = (initialValues: Values) => (
    <Page
      initialValues={initialValues}
      onSubmit={() => work.promise.then(() => Promise.reject(new Error('The menu rests.')))}
    />
  )
  const { rerender } = renderUi(page(latte))
  await user.type(box('Name'), ' XL')
  await user.click(submit())
  rerender(page({ ...latte, name: 'Latte XL' }))
  rerender(page(latte))
  await act(async () => work.resolve())
  expect(box('Name').value).toBe('Latte XL')
  expect(hasUnsaved()).toBe(true)
})

test('PLUS-05: what is typed during a save keeps the form open, and is saved next', async () => {
  const user = userEvent.setup()
  const saves = [deferred(), deferred()]
  const sent: Values[] = []
  const onSaved = vi.fn()
  const onSubmit = async (values: Values) => saves[sent.push(values) - 1]?.promise
  renderUi(<Page onSubmit={onSubmit} onSaved={onSaved} />)
  await user.type(box('Name'), ' XL')
  await user.click(submit())
  await user.type(box('SKU'), '2')
  await act(async () => saves[0]?.resolve())
  expect(onSaved).not.toHaveBeenCalled()
  expect(screen.getByText('Changed:').parentElement?.textContent).toBe('Changed: SKU')
  await user.click(submit())
  await act(async () => saves[1]?.resolve())
  expect(sent[1]).toMatchObject({ name: 'Latte XL', sku: 'L-12' })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('AMB-194: a save is compared with what the save before it has left, also after typing during it', async () => {
  const user = userEvent.setup()
  const work = deferred()
  const compared: Values[] = []
  const onSubmit = (_body: Values, opened: Values) => {
    compared.push(opened)
    return work.promise
  }
  const page = (initialValues: Values) => <Page initialValues={initialValues} onSubmit={onSubmit} />
  const { rerender } = renderUi(page(latte))
  await user.type(box('Name'), ' XL')
  await user.click(submit())
  await user.type(box('Name'), ' two')
  await act(async () => work.resolve())
  rerender(page({ ...latte, name: 'Latte XL' }))
  await user.click(submit())
  expect(compared.map(({ name }) => name)).toEqual(['Latte', 'Latte XL'])
})

test('what was typed can be discarded', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.type(box('Name'), '!')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(box('Name').value).toBe('Latte')
})
