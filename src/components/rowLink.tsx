import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RowLinkProps } from '#ui/table/types.ts'

/**
 * Makes the rows of a table links: `rowLink={rowLink((product: Product) => `/products/${product.id}`)}`.
 * Make it at module level: the table draws its rows again when it gets another one.
 */
export function rowLink<Row>(
  pathOf: (row: Row) => string,
): (row: Row, link: RowLinkProps) => ReactNode {
  return (row, link) => <Link to={pathOf(row)} {...link} />
}
