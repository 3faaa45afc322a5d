import { fireEvent } from '@testing-library/react'

/** Changes an input as a browser does for an entry that is no date or time; jsdom takes none. */
export function typeUnreadable(input: HTMLElement) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.change(input, { target: { value: '' } })
}
