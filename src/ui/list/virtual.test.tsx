// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing.tsx'
import { defineColumns } from './columns.ts'
import { List } from './List.tsx'
import { useLocalList } from './testing.tsx'

interface Product {
  id: number
  name: string
}

const columns = defineColumns<Product>([
  { id: 'id', header: 'ID', value: (row) => row.id },
  { id: 'name', header: 'Name', value: (row) => row.name, names: true },
])
const hrefOf = ({ id }: Product) => `/products/${id}`
const many = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, name: `Product ${at + 1}` }))

function Page({ scrollTop }: { scrollTop?: number }) {
  const list = useLocalList({ columns })
  return (
    <List
      label="Products"
      noun={{ one: 'product', many: 'products' }}
      rows={many}
      rowId={(row) => row.id}
      {...list}
      href={hrefOf}
      scrollTop={scrollTop}
    />
  )
}

test('PLUS-02: 10,000 rows draw those in view, fewer than 1,000 elements, with their places', () => {
  renderUi(<Page />)
  const table = screen.getByRole('table', { name: 'Products' })
  expect(document.querySelectorAll('*').length).toBeLessThan(1000)
  expect(table.getAttribute('aria-rowcount')).toBe('10001')
  const rows = within(table).getAllByRole('row')
  expect(rows[0]?.getAttribute('aria-rowindex')).toBe('1')
  expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2')
  expect(rows[1]?.textContent).toBe('1Product 1')
  expect(screen.getByRole('status').textContent).toBe('10,000 products')
})

test('PLUS-02: scrolling draws the rows that come into view', () => {
  renderUi(<Page />)
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 200_000, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByText('Product 5001')).toBeDefined()
  expect(screen.queryByText('Product 1')).toBeNull()
  expect(document.querySelectorAll('*').length).toBeLessThan(1000)
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test('PLUS-02: as cards they are drawn in view only as well', () => {
  window.innerWidth = 390
  renderUi(<Page />)
  expect(screen.getByText('Product 1')).toBeDefined()
  expect(document.querySelectorAll('*').length).toBeLessThan(1000)
  window.innerWidth = 1024
})

test('PLUS-01: somebody who comes back gets the rows they left from the first drawing on', () => {
  renderUi(<Page scrollTop={200_000} />)
  expect(screen.getByText('Product 5001')).toBeDefined()
  expect(screen.queryByText('Product 1')).toBeNull()
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByText('Product 1')).toBeDefined()
})

test.each([
  ['rows', 1024],
  ['cards', 390],
])(
  'PLUS-06: of %s, the one with the focus stays in the page, wherever the user scrolls',
  (_, width) => {
    window.innerWidth = width
    renderUi(<Page />)
    const link = screen.getByRole('link', { name: 'Product 3' })
    act(() => link.focus())
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: 200_000, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    })
    expect(document.activeElement).toBe(link)
    expect(screen.queryByText('Product 4')).toBeNull()
    act(() => link.blur())
    expect(screen.queryByText('Product 3')).toBeNull()
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    window.innerWidth = 1024
  },
)
