import { fireEvent } from '@testing-library/react'

/** An incomplete date or time: the input stays empty with badInput. jsdom does not support it. */
export function typeUnreadable(input: HTMLInputElement) {
  const validity = {
    get badInput() {
      return input.value === ''
    },
  }
  Object.defineProperty(input, 'validity', { configurable: true, value: validity })
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.keyUp(input)
}
