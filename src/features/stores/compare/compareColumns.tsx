import { type ComparedRow, comparedParts } from '#domain/stores/compareStores.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import classes from './compare.module.css'

const partTitle = (part: ComparedRow['part']) =>
  comparedParts.find(({ id }) => id === part)?.title ?? part

/** With a column for each of the two stores. */
export function compareList(storeA: string, storeB: string) {
  const valueColumn = (id: 'valueA' | 'valueB', header: string) => ({
    id,
    header,
    wrap: true,
    minWidth: 132,
    grow: 2,
    value: (row: ComparedRow) => row[id],
    render: (row: ComparedRow) => (
      <span className={row.isDifferent ? undefined : classes.same}>{row[id]}</span>
    ),
  })
  const columns = defineColumns<ComparedRow>([
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      found: ({ name, code }) => [name, code],
      render: ({ name, code }) => (
        <>
          {name}
          {code && <span className={classes.code}>{code}</span>}
        </>
      ),
      names: true,
      wrap: true,
      minWidth: 168,
      grow: 3,
    },
    { id: 'part', header: 'Part', value: ({ part }) => partTitle(part), minWidth: 116 },
    valueColumn('valueA', storeA),
    valueColumn('valueB', storeB),
  ])
  return defineList({ columns, pageSize: 25 })
}
