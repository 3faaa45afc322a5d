// @vitest-environment jsdom

import { IconArchive, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { defineColumns } from './columns.ts'
import { List } from './List.tsx'
import type { ListProps } from './listProps.ts'
import { defineList, type ListChange, type ListState } from './listState.ts'

interface Product {
  id: number
  sku: string
  name: string
}

const columns = defineColumns<Product>([
  { id: 'id', header: 'ID', value: (row) => row.id, align: 'right' },
  { id: 'sku', header: 'SKU', value: (row) => row.sku },
  { id: 'name', header: 'Name', value: (row) => row.name, names: true },
])
const list = defineList({ columns, sort: { id: 'id', desc: false } })
const noun = { one: 'product', many: 'products' }

function products(count: number): Product[] {
  return Array.from({ length: count }, (_, at) => ({
    id: count - at,
    sku: `SKU-${count - at}`,
    name: ['Latte', 'Mocha', 'Cold Brew'][at % 3] ?? '',
  }))
}

type Props = Partial<ListProps<Product>> & { initial?: Partial<ListState> }

const seen: [ListState, ListChange][] = []

function Page({ initial, ...props }: Props) {
  const [state, setState] = useState<ListState>({ ...list.defaults, ...initial })
  return (
    <List
      label="Products"
      noun={noun}
      rows={small}
      rowId={rowId}
      columns={columns}
      state={state}
      onStateChange={(next, change) => {
        seen.push([next, change])
        setState(next)
      }}
      {...props}
    />
  )
}

const small = products(12)
const rowId = (row: Product) => row.id
const hrefOf = (row: Product) => `/products/${row.id}`
const table = () => screen.getByRole('table', { name: 'Products' })
const texts = (column = 0) =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent)
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })

// Loads the menus' code beforehand, because a busy machine takes longer than a test waits.
beforeAll(() => Promise.all([import('../menu/ActionList.tsx'), import('./tools/ColumnChoice.tsx')]))
beforeEach(() => {
  seen.length = 0
})
afterEach(() => {
  window.innerWidth = 1024
})

test('PROD-02: the table comes in the order of its state, without paging', () => {
  renderUi(<Page />)
  expect(texts()).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)))
  expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveProperty('ariaSort', 'ascending')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('12 products')
})

test('EMP-03: a header sorts and is marked, again turns the order round', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  const marked = () =>
    screen
      .getAllByRole('columnheader')
      .filter(({ ariaSort }) => ariaSort !== null)
      .map(({ textContent, ariaSort }) => [textContent, ariaSort])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(marked()).toEqual([['Name', 'ascending']])
  expect(texts(2).slice(0, 5)).toEqual([
    'Cold Brew',
    'Cold Brew',
    'Cold Brew',
    'Cold Brew',
    'Latte',
  ])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(texts(2)[0]).toBe('Mocha')
  expect(marked()).toEqual([['Name', 'descending']])
  expect(seen.map(([, change]) => change)).toEqual(['sorting', 'sorting'])
})

test('EMP-03, PLUS-01: typing shows the rows at once and the state once the user pauses', async () => {
  const user = userEvent.setup()
  renderUi(<Page initial={{ page: 1 }} paging={{}} />)
  await user.click(search())
  await user.paste('mocha sku-5')
  expect(texts()).toEqual(['5'])
  expect(screen.getByRole('status').textContent).toBe('1 of 12 products')
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(seen[0]).toEqual([{ ...list.defaults, q: 'mocha sku-5', page: 0 }, 'typing'])
  expect(search().value).toBe('mocha sku-5')
})

test('EMP-03: a list without a search shows all of its rows, whatever the address asks for', () => {
  renderUi(<Page search={false} initial={{ q: 'mocha' }} />)
  expect(texts()).toHaveLength(12)
  expect(screen.getByRole('status').textContent).toBe('12 products')
})

test('PLUS-01: leaving the search field keeps the search for Back', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.type(search(), 'mo')
  await user.tab()
  expect(seen.at(-1)?.[0].q).toBe('mo')
})

test('PLUS-03: a search without a match says so and offers to clear it', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.type(search(), 'tea')
  expect(screen.getByText("No products match 'tea'")).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(texts()).toHaveLength(12)
  expect(document.activeElement).toBe(search())
})

test('PLUS-03: an empty list says why and what to do, by one button alone', () => {
  const create = <a href="#new">Create one</a>
  renderUi(<Page rows={[]} toolbar={create} empty={{ title: 'No products yet', action: create }} />)
  expect(screen.getByText('No products yet')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Create one' })).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('0 products')
})

test('EMP-02, CONST-03: ten rows to a page, others by choice, the pages by their buttons', async () => {
  const user = userEvent.setup()
  renderUi(<Page paging={{}} />)
  expect(texts()).toHaveLength(10)
  expect(screen.getByText('1-10 of 12')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(texts()).toEqual(['11', '12'])
  expect(seen.at(-1)?.[1]).toBe('paging')
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual([5, 10, 25, 50, 100].map((size) => `${size} per page`))
  await user.selectOptions(sizes, '5')
  expect(seen.at(-1)?.[0]).toMatchObject({ pageSize: 5, page: 0 })
  expect(texts()).toHaveLength(5)
})

test('ORD-07: a list of the server is neither searched nor sorted again here', async () => {
  const user = userEvent.setup()
  renderUi(<Page rows={products(3)} paging={{ total: 40 }} />)
  expect(texts()).toEqual(['3', '2', '1'])
  expect(screen.getByText('1-3 of 40')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('40 products')
  await user.type(search(), 'x')
  expect(texts()).toHaveLength(3)
})

test('PLUS-03: a print of a list of the server says which page it is', () => {
  renderUi(<Page rows={products(3)} paging={{ total: 40 }} />)
  expect(screen.getByText('Page 1 of 4: only these rows are printed.')).toBeDefined()
})

test('PROD-05: one handler follows the links of all rows, and leaves other clicks to the browser', async () => {
  const user = userEvent.setup()
  const onFollow = vi.fn()
  renderUi(<Page href={hrefOf} onFollow={onFollow} />)
  const [, , third] = within(table()).getAllByRole('link')
  if (!third) throw new Error('a third row is drawn')
  await user.keyboard('{Control>}')
  await user.click(third)
  await user.keyboard('{/Control}')
  expect(onFollow).not.toHaveBeenCalled()
  await user.click(third)
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('/products/3')
})

test('PROD-05: what a row leads to loads while the pointer rests on it or it has the focus', async () => {
  const onPreload = vi.fn()
  renderUi(<Page href={hrefOf} onPreload={onPreload} />)
  const [first, second] = within(table()).getAllByRole('link')
  if (!first || !second) throw new Error('two rows are drawn')
  // Both at once, so that a busy machine does not rest on the first.
  fireEvent.mouseOver(first)
  fireEvent.mouseOver(second)
  await waitFor(() => expect(onPreload).toHaveBeenCalledExactlyOnceWith('/products/2'))
  act(() => first.focus())
  await waitFor(() => expect(onPreload).toHaveBeenLastCalledWith('/products/1'))
})

test('EMP-06: a disabled action can be focused, tells its reason and does nothing', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const disabled = 'It is on the menu of a store'
  renderUi(
    <Page rowActions={() => [{ label: 'Delete row', icon: IconTrash, onClick, disabled }]} />,
  )
  const [button] = screen.getAllByRole('button', { name: 'Delete row' })
  if (!button) throw new Error('the action is drawn')
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(screen.getAllByRole('button', { name: 'Delete row', description: disabled })).toHaveLength(
    12,
  )
  await user.hover(button)
  expect(await screen.findAllByText(disabled)).toHaveLength(13)
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('PLUS-06: more than two actions are a menu; its disabled ones say why', async () => {
  const user = userEvent.setup()
  const copy = vi.fn()
  const disabled = 'Only an owner may archive'
  renderUi(
    <Page
      rowActions={(row) => [
        { label: 'Edit', icon: IconPencil, onClick: () => {} },
        { label: 'Copy', icon: IconCopy, onClick: () => copy(row.id) },
        { label: 'Archive', icon: IconArchive, onClick: () => copy('archived'), disabled },
      ]}
    />,
  )
  const [button] = screen.getAllByRole('button', { name: 'Actions for Cold Brew' })
  if (!button) throw new Error('the menu button is drawn')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Archive', description: disabled }))
  expect(copy).not.toHaveBeenCalled()
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(copy).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('PLUS-01: a hidden column is not drawn; the one that names the row cannot be hidden', async () => {
  const user = userEvent.setup()
  renderUi(<Page columnChoice />)
  await user.click(screen.getByRole('button', { name: 'Choose columns' }))
  const choice = await screen.findByRole('dialog', { name: 'Columns' })
  expect(within(choice).getByRole('checkbox', { name: 'Name' })).toHaveProperty('disabled', true)
  await user.click(within(choice).getByRole('checkbox', { name: 'SKU' }))
  expect(screen.queryByRole('columnheader', { name: 'SKU' })).toBeNull()
  expect(seen.at(-1)).toEqual([{ ...list.defaults, columns: ['id', 'name'] }, 'columns'])
})

test('PLUS-03: the CSV holds what is shown after search and sort: all pages, visible columns', async () => {
  const user = userEvent.setup()
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:csv'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  renderUi(<Page paging={{}} initial={{ pageSize: 5, columns: ['id'] }} csv="products" />)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const text = await blobs[0]?.text()
  expect(text?.split('\r\n')).toHaveLength(14)
  expect(text).toContain('ID,Name\r\n1,Cold Brew\r\n2,Mocha\r\n')
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8')
  expect(click.mock.contexts[0]).toMatchObject({ download: 'products.csv', href: 'blob:csv' })
  click.mockRestore()
})

test('PLUS-08: the focus goes on to a neighbour when the row that had it is deleted', async () => {
  const rowActions = (row: Product) => [
    { label: `Delete ${row.sku}`, icon: IconTrash, onClick: () => {} },
  ]
  const create = <a href="#new">Create one</a>
  const page = (rows: readonly Product[]) => (
    <Page rows={rows} rowActions={rowActions} empty={{ title: 'None', action: create }} />
  )
  const [one, two, three] = products(3).toReversed()
  const rows = [one, two, three].filter((row) => row !== undefined)
  const { rerender } = renderUi(page(rows))
  screen.getByRole('button', { name: 'Delete SKU-2' }).focus()
  rerender(page(rows.filter((row) => row !== two)))
  const onDelete = (sku: string) =>
    waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Delete ${sku}` })),
    )
  await onDelete('SKU-3')
  rerender(page(rows.filter((row) => row === one)))
  await onDelete('SKU-1')
  rerender(page([]))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Create one' })),
  )
})

test('PLUS-03: a row that looks like another one shows its id, and its actions name it', () => {
  const named = defineColumns<Product>([{ id: 'name', header: 'Name', value: ({ name }) => name }])
  const rows = [7, 8].map((id) => ({ id, sku: '', name: 'Latte' }))
  renderUi(
    <Page
      columns={named}
      rows={rows}
      href={({ id }) => `/products/${id}`}
      rowActions={({ id, name }) => [
        { label: `Copy ${name} ${id}`, icon: IconCopy, onClick: () => {} },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Latte (ID 7)',
    'Latte (ID 8)',
  ])
})
