import { Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { RecommendedProduct } from '#api/recommendedProducts.ts'
import type { NamedProduct } from '#components/useProductNames.ts'
import { StatusBadge, ThumbCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import classes from './recommendations.module.css'
import type { RowMoves } from './useRowMoves.ts'

interface ColumnsInput {
  rows: readonly RecommendedProduct[]
  nameOf: (id: number) => NamedProduct
  /** Null if read-only. */
  moves: RowMoves | null
  /** Why no row can be moved now. */
  unmovable: string | undefined
}

/** Not sortable: the order is manual. */
export function recommendedProductsList({ rows, nameOf, moves, unmovable }: ColumnsInput) {
  const positions = new Map(rows.map(({ id }, position) => [id, position]))
  const nameFor = (row: RecommendedProduct) => nameOf(row.product_id).name
  const arrow = (row: RecommendedProduct, direction: 'up' | 'down', ends: boolean) =>
    moves && (
      <IconButton
        label={`Move ${nameFor(row)} ${direction}`}
        icon={direction === 'up' ? IconArrowUp : IconArrowDown}
        disabled={unmovable ?? (ends && `It is the ${direction === 'up' ? 'first' : 'last'} one`)}
        onClick={() => moves.move(row.id, direction)}
      />
    )
  const mark = (row: RecommendedProduct, header: string, on: boolean, turn: () => void) =>
    moves ? (
      <Switch
        aria-label={`${header}: ${nameFor(row)}`}
        checked={on}
        onChange={turn}
        classNames={{ labelWrapper: classes.noLabel }}
      />
    ) : (
      <StatusBadge tone={on ? 'brand' : 'quiet'}>{on ? 'Yes' : 'No'}</StatusBadge>
    )

  const columns = defineColumns<RecommendedProduct>([
    {
      id: 'sorting',
      header: 'Sorting',
      value: ({ id }) => (positions.get(id) ?? 0) + 1,
      render: (row) => {
        const position = positions.get(row.id) ?? 0
        if (!moves) return position + 1
        return (
          <span className={classes.arrows}>
            {arrow(row, 'up', position === 0)}
            {arrow(row, 'down', position === rows.length - 1)}
          </span>
        )
      },
      sortable: false,
      searchable: false,
      width: 96,
    },
    {
      id: 'product',
      header: 'Product',
      value: nameFor,
      render: (row) => {
        const { name, sku, image, archived } = nameOf(row.product_id)
        return (
          <ThumbCell
            src={image}
            detail={
              <>
                {sku} {archived && <StatusBadge tone="quiet">Archived</StatusBadge>}
              </>
            }
          >
            {name}
          </ThumbCell>
        )
      },
      sortable: false,
      names: true,
      minWidth: 200,
      grow: 2,
    },
    {
      id: 'headline',
      header: 'Headline',
      value: ({ headline }) => headline,
      sortable: false,
      minWidth: 130,
      grow: 1.4,
      wrap: true,
    },
    {
      id: 'description',
      header: 'Description',
      value: ({ description }) => description,
      sortable: false,
      minWidth: 160,
      grow: 2,
      wrap: true,
    },
    {
      id: 'pinned',
      header: 'Pinned',
      value: ({ pinned }) => pinned,
      render: (row) =>
        mark(row, 'Pinned', row.pinned, () => moves?.turn(row.id, { pinned: !row.pinned })),
      sortable: false,
      searchable: false,
      width: 88,
    },
    {
      id: 'recent',
      header: 'Recent Locations Only',
      value: ({ recent_locations_only }) => recent_locations_only,
      render: (row) =>
        mark(row, 'Recent Locations Only', row.recent_locations_only, () =>
          moves?.turn(row.id, { recent_locations_only: !row.recent_locations_only }),
        ),
      sortable: false,
      searchable: false,
      width: 180,
    },
  ])
  return defineList({ columns })
}
