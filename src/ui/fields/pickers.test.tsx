// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Component, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { optionOf, type PickOption } from './options.ts'
import { SearchMultiSelect } from './SearchMultiSelect.tsx'
import { SearchSelect } from './SearchSelect.tsx'

const drinks: PickOption<number>[] = [
  { value: 1, label: 'Café Latte', detail: 'SKU L-1' },
  { value: 2, label: 'Mocha', detail: 'SKU M-1' },
  { value: 3, label: 'Cold Brew', detail: 'SKU C-1' },
]

interface SeveralProps {
  options?: PickOption<number>[]
  placeholderOption?: string
}

function Several({ options = drinks, placeholderOption }: SeveralProps) {
  const [value, setValue] = useState([1])
  return (
    <>
      <SearchMultiSelect
        label="Categories"
        options={options}
        value={value}
        onChange={setValue}
        placeholderOption={placeholderOption}
      />
      <output>{value.join(',')}</output>
    </>
  )
}

function One({ options = drinks }: { options?: PickOption<number>[] }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <SearchSelect label="Product" options={options} value={value} onChange={setValue} clearable />
      <output>{String(value)}</output>
    </>
  )
}

class Net extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

const kept = () => document.querySelector('output')?.textContent
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
const labels = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('PROD-40: choosing the placeholder option clears the selection', async () => {
  const user = userEvent.setup()
  renderUi(<Several placeholderOption="Select categories" />)
  await user.click(box('Categories'))
  await user.click(screen.getByRole('option', { name: 'Mocha SKU M-1' }))
  expect(kept()).toBe('1,2')
  await user.click(screen.getByRole('option', { name: 'Select categories' }))
  expect(kept()).toBe('')
})

test('PROD-40: typing and Enter take what was found, never the placeholder', async () => {
  const user = userEvent.setup()
  renderUi(<Several placeholderOption="Select categories" />)
  await user.click(box('Categories'))
  await user.keyboard('mocha{Enter}')
  expect(kept()).toBe('1,2')
})

test('PROD-41, FLASH-14: a value that is none of the options throws "Option does not exist"', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => optionOf(drinks, 9)).toThrow(new Error('Option does not exist'))
  renderUi(
    <Net>
      <SearchMultiSelect label="Categories" options={drinks} value={[9]} onChange={() => {}} />
    </Net>,
  )
  expect(screen.getByText('Option does not exist')).toBeTruthy()
  log.mockRestore()
})

test('PROD-41, PLUS-05: a chosen option that is deleted meanwhile stays until it is taken back, and says so', async () => {
  const user = userEvent.setup()
  const field = (options: typeof drinks) => <Several options={options} />
  const { rerender } = renderUi(field(drinks))
  rerender(field(drinks.slice(1)))
  rerender(field(drinks.slice(1, 2)))
  expect(screen.getByText('Café Latte (no longer exists)')).toBeTruthy()
  expect(kept()).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Remove Café Latte' }))
  expect(kept()).toBe('')
  await user.click(box('Categories'))
  expect(labels()).toEqual(['Mocha SKU M-1'])
})

test('several are chosen and taken back by keyboard alone', async () => {
  const user = userEvent.setup()
  renderUi(<Several />)
  await user.tab()
  await user.keyboard('brew{Enter}')
  expect(kept()).toBe('1,3')
  await user.keyboard('{Backspace}{Backspace}')
  expect(kept()).toBe('')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('one is found by a part of its label or second line, without its accents', async () => {
  const user = userEvent.setup()
  renderUi(<One />)
  await user.click(box('Product'))
  expect(labels()).toHaveLength(3)
  await user.keyboard('cafe l-1')
  expect(labels()).toEqual(['Café Latte SKU L-1'])
  await user.keyboard('{Enter}')
  expect(kept()).toBe('1')
  expect(box('Product').value).toBe('Café Latte')
  await user.click(screen.getByRole('button', { name: 'Clear choice' }))
  expect(kept()).toBe('null')
})

test('of thousands of options only 50 are drawn, further ones are found by typing', async () => {
  const user = userEvent.setup()
  const many = Array.from({ length: 3000 }, (_, index) => ({
    value: index,
    label: `Product ${index}`,
  }))
  renderUi(<One options={many} />)
  await user.click(box('Product'))
  expect(labels()).toHaveLength(50)
  expect(screen.getByText('2950 more, keep typing')).toBeTruthy()
  await user.keyboard('2999')
  expect(labels()).toEqual(['Product 2999'])
})

test('what was typed without choosing is dropped', async () => {
  const user = userEvent.setup()
  renderUi(<One />)
  await user.click(box('Product'))
  await user.keyboard('nothing like it')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await user.tab()
  expect(box('Product').value).toBe('')
})
