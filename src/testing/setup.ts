import { afterEach } from 'vitest'

// The testing library loads only for tests that use a document.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  // jsdom has no layout, so no element lies under a point.
  document.elementsFromPoint ??= () => []
}
