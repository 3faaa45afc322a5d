// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SortableList } from '../drag/SortableList.tsx'
import { renderUi } from '../testing.tsx'
import { ColorField } from './ColorField.tsx'
import { IconPicker } from './IconPicker.tsx'
import { SegmentedChoice } from './SegmentedChoice.tsx'
import { SwitchField } from './SwitchField.tsx'

function Coloured() {
  const [hex, setHex] = useState('40bcde')
  return <ColorField label="Foreground" value={hex} onChange={setHex} />
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Foreground' })

test('PROD-20, PROD-36: a colour is typed without # and previewed when it has six hex characters', async () => {
  const user = userEvent.setup()
  renderUi(<Coloured />)
  expect(screen.getByRole('img', { name: 'Preview of #40bcde' })).toBeTruthy()
  await user.clear(text())
  expect(screen.getByRole('img', { name: 'No colour' })).toBeTruthy()
  expect(screen.queryByText(/six hex characters/)).toBeNull()
  await user.type(text(), 'fff')
  expect(screen.getByText(/six hex characters/)).toBeTruthy()
  await user.clear(text())
  await user.paste('#ff8f00')
  expect(text().value).toBe('ff8f00')
  fireEvent.change(screen.getByLabelText('Pick colour'), { target: { value: '#93d047' } })
  expect(text().value).toBe('93d047')
})

test('PROD-27: addons are toggled by icons of 40 px', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  const options = [
    { value: 1, label: 'Milk', imageUrl: '/milk.png' },
    { value: 2, label: 'Ice', imageUrl: null },
  ]
  renderUi(<IconPicker label="Addons" options={options} value={[1]} onChange={onChange} />)
  const milk = screen.getByRole('button', { name: 'Milk', pressed: true })
  expect(milk.querySelector('img')?.width).toBe(40)
  await user.click(screen.getByRole('button', { name: 'Ice', pressed: false }))
  expect(onChange).toHaveBeenLastCalledWith([1, 2])
  await user.click(milk)
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('one of a few is chosen, at first none', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  const options = [
    { value: 'beverage', label: 'Beverage' },
    { value: 'food', label: 'Food' },
  ] as const
  renderUi(<SegmentedChoice label="Type" options={options} value="" onChange={onChange} />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Food' }))
  expect(onChange).toHaveBeenCalledWith('food')
})

test('a switch says what it does below its label', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  renderUi(
    <SwitchField
      label="Show on the Default Menu"
      description="The product appears in the default menu when no store is selected."
      value={false}
      onChange={onChange}
    />,
  )
  const description = 'The product appears in the default menu when no store is selected.'
  await user.click(screen.getByRole('switch', { name: 'Show on the Default Menu', description }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a sortable list names its handles and has none when it is disabled', () => {
  const list = (disabled: boolean) => (
    <SortableList
      label="Categories"
      items={['Hot', 'Cold']}
      idOf={(item) => item}
      nameOf={(item) => item}
      onMove={() => {}}
      disabled={disabled}
    >
      {(item) => item}
    </SortableList>
  )
  const { rerender } = renderUi(list(false))
  expect(screen.getByRole('button', { name: 'Move Hot' })).toBeTruthy()
  rerender(list(true))
  expect(screen.queryByRole('button')).toBeNull()
})
