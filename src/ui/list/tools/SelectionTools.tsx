import { Opening, whenOpened } from '#ui/Opening.tsx'
import type { ListParts } from '../listProps.ts'
import type { ListModel } from '../useList.ts'
import type { Selection } from '../useSelection.ts'
import { downloadCsv } from './csv.ts'

const bar = whenOpened(() => import('./SelectionBar.tsx').then((part) => part.SelectionBar))

export const preloadSelectionBar = bar.preload

interface SelectionToolsProps<Row> {
  props: Pick<ListParts<Row>, 'rows' | 'bulkActions' | 'csv'>
  list: ListModel<Row>
  selection: Selection<Row>
  nameOf: (row: Row) => string
  recordId: ((row: Row) => string | number) | undefined
}

export function SelectionTools<Row>(parts: SelectionToolsProps<Row>) {
  const { props, list, selection, nameOf, recordId } = parts
  const { rows: all, bulkActions, csv } = props
  const { found, columns, remote } = list
  const { rows, hidden } = selection
  return (
    <Opening>
      <bar.Part
        selected={rows.length}
        hidden={hidden}
        offered={found.length}
        scope={remote ? ' on this page' : found.length < all.length ? ' found' : ''}
        onToggleAll={selection.toggleAll}
        onDownload={csv ? () => downloadCsv(csv, rows, columns, recordId) : undefined}
        onEnd={selection.end}
      >
        {bulkActions?.({ rows, all, nameOf })}
      </bar.Part>
    </Opening>
  )
}
