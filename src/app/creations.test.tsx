import '#testing/document.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'
import { pick, type } from '#testing/controls.ts'

const { open, use, writes } = consoleTests()

/** Pages that stay until the record that was made on them is read. */
const creations = [
  {
    at: '/stores/create-store',
    fill: async () => {
      await type('Name', 'Pike Place')
      await type('Netsuite ID', '4242')
    },
    button: 'Submit',
    leads: /^\/stores\/\d+$/,
  },
  {
    at: '/promotions/create',
    fill: async () => {
      await type('Name', 'Bags for all')
      await pick('Type', 'FreeEmployeeBagsPromotion')
      await type('Activation Code', 'BAGS')
    },
    button: 'Save',
    leads: /^\/promotions\/\d+$/,
  },
]

test.each(creations)(
  'PLUS-05: a second click at $at, while the new record is read, makes nothing twice',
  async ({ at, fill, button, leads }) => {
    await using p4 = await startP4()
    const page = await open(p4, { as: 'owner', at })
    await page.settled()
    await fill()
    const held = Promise.withResolvers<void>()
    use(
      http.get('*/p4/*', async ({ request }) => {
        if (writes().length > 0) await held.promise
        return p4.fetch(request)
      }),
    )
    const save = screen.getByRole<HTMLButtonElement>('button', { name: button })
    fireEvent.click(save)
    await waitFor(() => expect(writes().length).toBeGreaterThan(0))
    const made = writes().length
    fireEvent.submit(save.form ?? save)
    held.resolve()
    await waitFor(() => expect(page.address()).toMatch(leads))
    await page.settled()
    expect(writes()).toHaveLength(made)
  },
)
