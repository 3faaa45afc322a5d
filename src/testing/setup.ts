import { afterEach } from 'vitest'

// Loaded only for tests with a document.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  // jsdom has no layout.
  document.elementsFromPoint ??= () => []
}
