import { fireEvent } from '@testing-library/react'

/**
 * Types an entry that is no date or time, as a browser tells it: nothing changes in an empty input. jsdom takes no such
 * entry.
 */
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
