import { IconChevronRight } from '@tabler/icons-react'
import type { NamedProduct } from '#components/useProductNames.ts'
import type { MenuLine } from '#domain/menus/menuLines.ts'
import { counted } from '#domain/wording.ts'
import { StatusBadge, ThumbCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import classes from './menus.module.css'

export interface ShownLine extends MenuLine {
  readonly key: string
  readonly name: string
  /** Of a product, its subcategory. */
  readonly subcategory: string
  readonly isOpen: boolean
  readonly count: number
  readonly product: NamedProduct | undefined
}

export const lineColumns = (toggle: (id: number) => void) =>
  defineColumns<ShownLine>([
    {
      id: 'name',
      header: 'Subcategory or product',
      value: ({ name }) => name,
      render: ({ kind, id, name, isOpen, count, product }) =>
        kind === 'subcategory' ? (
          <div className={classes.line}>
            <button
              type="button"
              aria-expanded={isOpen}
              className={classes.subcategory}
              onClick={() => toggle(id)}
            >
              <IconChevronRight size={16} aria-hidden />
              {name}
            </button>
            <span className={classes.count}>{counted(count, 'product')}</span>
          </div>
        ) : (
          <div className={classes.product}>
            <ThumbCell
              src={product?.image}
              detail={
                <>
                  {product?.sku}{' '}
                  {product?.archived && <StatusBadge tone="quiet">Archived</StatusBadge>}
                </>
              }
            >
              {name}
            </ThumbCell>
          </div>
        ),
      sortable: false,
      names: true,
      minWidth: 160,
    },
  ])
