import '#testing/document.ts'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { sectionTests } from '#testing/section.tsx'
import { markMissingCode, setNewVersion } from '#ui/newVersion.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

const p4 = freshP4()
const { open } = sectionTests()

const gone = new Error('Something went wrong.')

function Gone(): never {
  throw gone
}

test('AMB-276: a section whose code a deployment took away says so, without Retry', async () => {
  // React reports what a boundary catches.
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    silenced.mockRestore()
    setNewVersion(false)
  })
  markMissingCode(gone)
  setNewVersion(true)
  await open(
    p4,
    'owner',
    <SectionBoundary failed="The chart could not be loaded">
      <Gone />
    </SectionBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The chart could not be loadedA new version of the console is there. Save, then load the new version.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
