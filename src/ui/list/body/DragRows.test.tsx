// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { moved } from '#domain/ordering.ts'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { clearFlashes } from '#ui/flash/flash.ts'
import { deferred, renderUi } from '#ui/testing.tsx'
import { defineColumns } from '../columns.ts'
import { List } from '../List.tsx'
import { useLocalList } from '../testing.tsx'
import { dragRows } from './DragRows.tsx'

interface Card {
  id: number
  title: string
}

const columns = defineColumns<Card>([{ id: 'title', header: 'Title', value: (row) => row.title }])
const cards: Card[] = ['Summer', 'Autumn', 'Winter', 'Spring'].map((title, id) => ({ id, title }))

interface PageProps {
  store: (titles: string[]) => Promise<unknown>
  /** When the list has its new order; at once by default. */
  known?: Promise<void>
  onDrop?: (from: number) => void
  stepTo?: (from: number, at: number, by: 1 | -1) => number
}

function Page({ store, known, onDrop = () => {}, stepTo }: PageProps) {
  const list = useLocalList({ columns })
  const [rows, setRows] = useState(cards)
  return (
    <List
      label="Cards"
      noun={{ one: 'card', many: 'cards' }}
      rows={rows}
      rowId={(row) => row.id}
      {...list}
      order={{
        kit: dragRows,
        outside: { selector: 'h2', onDrop },
        ...(stepTo && { stepTo }),
        onMove: async (from, to) => {
          const next = moved(rows, from, to)
          if (known) await known
          setRows(next)
          await store(next.map((row) => row.title)).catch((refusal) => {
            setRows(rows)
            throw refusal
          })
        },
      }}
    />
  )
}

const RefusingPage = () => (
  <>
    <FlashArea />
    <Page store={() => Promise.reject(new Error('no'))} />
  </>
)

const titles = () =>
  within(screen.getByRole('table', { name: 'Cards' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const handle = (title: string) =>
  screen.findByRole('button', { name: `Move ${title}`, description: /Press Space/ })

// Loads the menu's code beforehand, because a busy machine takes longer than a test waits.
beforeAll(() => import('#ui/menu/ActionList.tsx'))

/** jsdom has no layout, so rows get 40 pixels each, one below the other. */
beforeEach(() => {
  const rect = vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: HTMLTableRowElement) {
    return new DOMRect(0, this.rowIndex * 40, 600, 40)
  })
  document.elementFromPoint = vi.fn(() => null)
  const body = vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect')
  body.mockImplementation(() => new DOMRect(0, 40, 600, cards.length * 40))
})
afterEach(async () => {
  // Ends a drag that the test has not ended.
  fireEvent.pointerUp(document)
  await clicksPass()
  act(clearFlashes)
  vi.restoreAllMocks()
})

/** Picks Winter up and takes it to the position before. */
async function carryWinterUp(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const grip = await handle('Winter')
  grip.focus()
  await user.keyboard(' ')
  await screen.findByText('Picked up Winter at position 3 of 4.')
  await user.keyboard('{ArrowUp}')
  await screen.findByText('Winter is over position 2 of 4.')
}

/** Waits until a click reaches its button: dnd-kit stops all clicks for 50 ms after a drop, those of the next test too. */
async function clicksPass(): Promise<void> {
  const clicked = vi.fn()
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', clicked)
  await waitFor(() => {
    button.click()
    expect(clicked).toHaveBeenCalled()
  })
  button.remove()
}

test('CARD-02, RECENG-01: Space picks a row up, the arrows move it, Space puts it down', async () => {
  const user = userEvent.setup()
  const store = vi.fn(async () => {})
  renderUi(<Page store={store} />)
  await carryWinterUp(user)
  await user.keyboard(' ')
  await waitFor(() => expect(store).toHaveBeenCalledOnce())
  expect(store).toHaveBeenCalledWith(['Summer', 'Winter', 'Autumn', 'Spring'])
  await waitFor(() => expect(titles()).toEqual(['Summer', 'Winter', 'Autumn', 'Spring']))
})

test('CARD-02, RECENG-01: a dropped row stays where it was dropped until the list has its new order', async () => {
  const user = userEvent.setup()
  const asked = deferred()
  const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) })
  renderUi(<Page store={async () => {}} known={asked.promise} />)
  await carryWinterUp(user)
  expect(row('Winter').style.transform).toContain('-40px')
  expect(row('Autumn').style.transform).toContain('40px')

  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  onTestFinished(() => void vi.useRealTimers())
  await user.keyboard(' ')
  await screen.findByText(/^Winter was put at/)
  expect(titles()).toEqual(['Summer', 'Autumn', 'Winter', 'Spring'])
  expect(row('Winter').style.transform).toContain('-40px')
  expect(row('Autumn').style.transform).toContain('40px')
  asked.resolve()
  await waitFor(() => expect(titles()).toEqual(['Summer', 'Winter', 'Autumn', 'Spring']))
  expect(row('Winter').style.transform).toBe('')
  expect(row('Autumn').style.transform).toBe('')
})

test('MENU-03, MENU-04: arrow keys, Move up and Move down go by the steps of a list that has its own', async () => {
  const user = userEvent.setup()
  const store = vi.fn(async () => {})
  renderUi(<Page store={store} stepTo={(_from, at, by) => at + 2 * by} />)
  const grip = await handle('Summer')
  grip.focus()
  await user.keyboard(' ')
  await screen.findByText('Picked up Summer at position 1 of 4.')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Summer is over position 3 of 4.')
  // There is no step beyond the end.
  await user.keyboard('{ArrowDown}')
  await user.keyboard('{ArrowUp}')
  await screen.findByText('Summer is over position 1 of 4.')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Summer is over position 3 of 4.')
  await user.keyboard(' ')
  await waitFor(() => expect(titles()).toEqual(['Autumn', 'Winter', 'Summer', 'Spring']))
  await user.click(screen.getByRole('button', { name: 'Actions for Summer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await waitFor(() => expect(titles()).toEqual(['Summer', 'Autumn', 'Winter', 'Spring']))
})

test('CARD-02: Escape leaves a picked up row where it was', async () => {
  const user = userEvent.setup()
  const store = vi.fn(async () => {})
  renderUi(<Page store={store} />)
  const grip = await handle('Winter')
  grip.focus()
  await user.keyboard(' ')
  await screen.findByText('Picked up Winter at position 3 of 4.')
  await user.keyboard('{Escape}')
  await screen.findByText(/Cancelled/)
  expect(store).not.toHaveBeenCalled()
})

/** Picks a row up with the mouse. */
async function lift(title: string) {
  const grip = await handle(title)
  const pointer = { isPrimary: true, button: 0, clientX: 10 }
  fireEvent.pointerDown(grip, { ...pointer, clientY: 60 })
  fireEvent.pointerMove(document, { ...pointer, clientY: 70 })
  await screen.findByText(/^Picked up/)
  return (clientY: number) => fireEvent.pointerMove(document, { ...pointer, clientY })
}

test('CARD-02, MENU-03: a row stays in its list while it is dragged beyond it, so that the page stays as long', async () => {
  renderUi(<Page store={async () => {}} />)
  const row = (await handle('Summer')).closest('tr')
  const moveTo = await lift('Summer')
  moveTo(5000)
  await screen.findByText('Summer is over position 4 of 4.')
  expect(row?.style.transform).toBe('translate3d(0px, 120px, 0px)')
  moveTo(-5000)
  await waitFor(() => expect(row?.style.transform).toBe('translate3d(0px, 0px, 0px)'))
})

test('CARD-02: the tooltip of a handle is shown under a resting mouse, and not while a row is dragged', async () => {
  renderUi(<Page store={async () => {}} />)
  const [summer, autumn] = [await handle('Summer'), await handle('Autumn')]
  fireEvent.pointerOver(summer, { buttons: 0 })
  await screen.findByText('Drag to move')
  await lift('Summer')
  expect(screen.queryByText('Drag to move')).toBeNull()
  for (const grip of [summer, autumn]) fireEvent.pointerOver(grip, { buttons: 1 })
  expect(screen.queryByText('Drag to move')).toBeNull()
})

test('MENU-03: a row that is dropped beside the list is told to be dropped there', async () => {
  const onDrop = vi.fn()
  renderUi(
    <>
      <h2>Food</h2>
      <Page store={async () => {}} onDrop={onDrop} />
    </>,
  )
  const food = screen.getByRole('heading', { name: 'Food' })
  vi.mocked(document.elementFromPoint).mockReturnValue(food)
  const moveTo = await lift('Summer')
  moveTo(0)
  await waitFor(() => expect(food.hasAttribute('data-drop')).toBe(true))
  fireEvent.pointerUp(document)
  await screen.findByText('Summer was dropped on Food.')
  expect(onDrop).toHaveBeenCalledWith(0, food)
  expect(food.hasAttribute('data-drop')).toBe(false)
})

test('CARD-02: Move up and Move down need no dragging; the ends say that they are the ends', async () => {
  const user = userEvent.setup()
  const store = vi.fn(async () => {})
  renderUi(<Page store={store} />)
  await user.click(screen.getByRole('button', { name: 'Actions for Summer' }))
  await screen.findByRole('menuitem', { name: 'Move up', description: 'It is the first one' })
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(titles()).toEqual(['Autumn', 'Summer', 'Winter', 'Spring']))
})

test('CARD-02: the new order is shown while it is stored and taken back when that fails', async () => {
  const user = userEvent.setup()
  const work = deferred()
  renderUi(<Page store={() => work.promise.then(() => Promise.reject(new Error('no')))} />)
  await user.click(screen.getByRole('button', { name: 'Actions for Spring' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  expect(titles()).toEqual(['Summer', 'Autumn', 'Spring', 'Winter'])
  work.resolve()
  await waitFor(() => expect(titles()).toEqual(['Summer', 'Autumn', 'Winter', 'Spring']))
})

test('CARD-02: a move by the menu that is refused is shown as put back', async () => {
  const user = userEvent.setup()
  renderUi(<RefusingPage />)
  await user.click(screen.getByRole('button', { name: 'Actions for Spring' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  const area = within(screen.getByRole('region', { name: 'Messages' }))
  expect((await area.findByRole('status')).textContent).toBe(
    'Spring was put back to position 4 of 4, because the move was refused.',
  )
  expect(titles()).toEqual(['Summer', 'Autumn', 'Winter', 'Spring'])
})

test('CARD-02: a move that is refused after it was dragged is shown as put back', async () => {
  const user = userEvent.setup()
  renderUi(<RefusingPage />)
  await carryWinterUp(user)
  await user.keyboard(' ')
  const area = within(screen.getByRole('region', { name: 'Messages' }))
  await area.findByText('Winter was put back to position 3 of 4, because the move was refused.')
  expect(titles()).toEqual(['Summer', 'Autumn', 'Winter', 'Spring'])
})

test('CARD-02: a searched or sorted list cannot be put in order and says why', async () => {
  const user = userEvent.setup()
  renderUi(<Page store={async () => {}} />)
  await handle('Winter')
  await user.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'er')
  const description = 'Clear the search to change the order'
  expect(screen.getByRole('button', { name: 'Move Winter', description })).toBeDefined()
  await user.clear(screen.getByRole('searchbox', { name: 'Search cards' }))
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(
    screen.getByRole('button', {
      name: 'Move Winter',
      description: 'Clear the sort to change the order',
    }),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Title' }))
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(await handle('Winter')).toBeDefined()
})
