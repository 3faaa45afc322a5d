import type { RowData } from '@tanstack/react-table'
import { groupRole } from '../roles.ts'
import classes from '../table.module.css'
import type { TableBodyProps } from '../tableBodyProps.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { EvenBody } from './EvenBody.tsx'
import { Keyed, StableRow } from './StableRow.tsx'
import { VaryingBody } from './VaryingBody.tsx'

/** From this number of rows on only those in view are in the page (PLUS-02). */
export const virtualFrom = 60

/**
 * The rows. Long lists scroll with the page instead of inside a box of their own: the header sticks,
 * anchors below the table lead to the right place and going back restores the position, because
 * the full height is there from the first paint.
 */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { virtual, even, view } = props
  if (!virtual) return <PlainBody {...props} />
  return even && view.layout === 'table' && !view.columns.some((column) => column.wrap) ? (
    <EvenBody {...props} />
  ) : (
    <VaryingBody {...props} />
  )
}

function PlainBody<Row extends RowData>({ table, view, special, drawRow }: TableBodyProps<Row>) {
  return (
    <tbody {...groupRole} className={view.layout === 'cards' ? classes.cardsBody : classes.body}>
      {table.getRowModel().rows.map((row) => {
        const { id, index, original } = row
        const place: RowPlace = { index }
        const own = special(original, place) ?? drawRow?.(row, place)
        if (own) return <Keyed key={id}>{own}</Keyed>
        return (
          <StableRow
            key={id}
            row={original}
            view={view}
            index={index}
            rowIndex={undefined}
            top={undefined}
            measured={false}
            draw={() => <DataRow row={row} view={view} place={place} />}
          />
        )
      })}
    </tbody>
  )
}
