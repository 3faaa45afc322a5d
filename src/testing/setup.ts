import { afterEach } from 'vitest'

// Only tests that ask for a document pay for the testing library.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  // jsdom lays nothing out, so nothing lies under a point.
  document.elementsFromPoint ??= () => []
}
