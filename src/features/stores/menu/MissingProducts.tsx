import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProductSummary } from '#api/products.ts'
import { formatCents } from '#domain/prices/money.ts'
import { grouped } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import classes from './menu.module.css'

const minCountForSearch = 9
const maxListed = 200

export function MissingProducts({ products }: { products: readonly ProductSummary[] }) {
  const [query, setQuery] = useState('')
  const matching = products.filter(({ name }) => containsWords(name, query))
  const more = matching.length - maxListed
  return (
    <div className={classes.missing}>
      {products.length >= minCountForSearch && (
        <TextInput
          type="search"
          size="xs"
          aria-label="Search the products to add"
          placeholder="Search"
          leftSection={<IconSearch size={14} aria-hidden />}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard */}
      <ul aria-label="Products to add" className={classes.products} tabIndex={0}>
        {matching.slice(0, maxListed).map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{formatCents(price)}</span>
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={classes.note}>Nothing found</p>}
      {more > 0 && <p className={classes.note}>{grouped(more)} more are not listed here.</p>}
    </div>
  )
}
