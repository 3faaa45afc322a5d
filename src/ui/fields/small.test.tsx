// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing.tsx'
import { ColorField } from './ColorField.tsx'

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
  expect(screen.getByRole('img', { name: 'No color' })).toBeTruthy()
  expect(screen.queryByText(/six hex characters/)).toBeNull()
  await user.type(text(), 'fff')
  expect(screen.getByText(/six hex characters/)).toBeTruthy()
  await user.clear(text())
  await user.paste('#ff8f00')
  expect(text().value).toBe('ff8f00')
  fireEvent.change(screen.getByLabelText('Pick color'), { target: { value: '#93d047' } })
  expect(text().value).toBe('93d047')
})
