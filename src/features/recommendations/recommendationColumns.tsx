import type { Recommendation } from '#api/recommendations.ts'
import type { NamedProduct } from '#components/useProductNames.ts'
import { StatusBadge, ThumbCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import classes from './recommendations.module.css'

/** Not sortable: the order is manual. */
export function recommendationsList(nameOf: (id: number) => NamedProduct) {
  const columns = defineColumns<Recommendation>([
    {
      id: 'trigger',
      header: 'Trigger',
      value: ({ product_id }) => nameOf(product_id).name,
      render: ({ product_id }) => {
        const { name, image, archived } = nameOf(product_id)
        return (
          <ThumbCell
            src={image}
            detail={archived && <StatusBadge tone="quiet">Archived</StatusBadge>}
          >
            {name}
          </ThumbCell>
        )
      },
      sortable: false,
      names: true,
      wrap: true,
      minWidth: 200,
    },
    {
      id: 'recommendations',
      header: 'Recommendations',
      value: ({ recommended_product_ids: ids }) =>
        ids.map((id) => `${nameOf(id).name} (${nameOf(id).sku})`).join(', '),
      render: ({ recommended_product_ids: ids }) =>
        ids.length === 0 ? (
          <span className={classes.quiet}>Nothing yet</span>
        ) : (
          <ol className={classes.names}>
            {ids.map((id, index) => {
              const { name, sku, archived } = nameOf(id)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand there twice
                <li key={`${id} ${index}`}>
                  {name} <span className={classes.sku}>{sku}</span>{' '}
                  {archived && <StatusBadge tone="quiet">Archived</StatusBadge>}
                </li>
              )
            })}
          </ol>
        ),
      sortable: false,
      wrap: true,
      grow: 2,
      minWidth: 260,
    },
  ])
  return defineList({ columns })
}
