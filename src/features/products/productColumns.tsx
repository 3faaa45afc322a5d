import { imageAddress } from '#api/core/host.ts'
import type { ProductSummary } from '#api/products.ts'
import { longMoment } from '#domain/calendar.ts'
import { inventoryControls, productTypes, wordFor } from '#domain/products/productWords.ts'
import { DateCell, MoneyCell, ThumbCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

const productColumns = defineColumns<ProductSummary>([
  { id: 'id', header: 'ID', value: ({ id }) => id, width: 64 },
  { id: 'sku', header: 'SKU', value: ({ square_sku }) => square_sku, minWidth: 100 },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    render: ({ name, image_url }) => <ThumbCell src={imageAddress(image_url)}>{name}</ThumbCell>,
    names: true,
    beside: 52,
    minWidth: 180,
    grow: 3,
  },
  {
    id: 'type',
    header: 'Type',
    value: ({ product_type }) => wordFor(productTypes, product_type),
    filter: true,
    minWidth: 112,
  },
  {
    id: 'price',
    header: 'Base Price',
    value: ({ price }) => price,
    render: ({ price }) => <MoneyCell cents={price} />,
    csv: ({ price }) => price / 100,
    searchable: false,
    align: 'right',
    width: 116,
    hidden: true,
  },
  {
    id: 'inventory',
    header: 'Inventory',
    value: ({ inventory_control }) => wordFor(inventoryControls, inventory_control),
    filter: true,
    searchable: false,
    hidden: true,
  },
  {
    id: 'menu',
    header: 'Default Menu',
    value: ({ on_default_menu }) => on_default_menu,
    filter: true,
    searchable: false,
    width: 136,
    hidden: true,
  },
  {
    id: 'seasonal',
    header: 'Seasonal',
    value: ({ is_seasonal }) => is_seasonal,
    filter: true,
    searchable: false,
    width: 112,
    hidden: true,
  },
  {
    id: 'tags',
    header: 'Tags',
    value: ({ tag_names }) => tag_names?.join(', '),
    filter: ({ tag_names }) => tag_names ?? [],
    searchable: false,
    wrap: true,
    hidden: 'untilChosen',
  },
])

const archivedColumn = defineColumns<ProductSummary>([
  {
    id: 'archived',
    header: 'Archived',
    value: ({ archived_at }) => archived_at,
    text: ({ archived_at }) => longMoment(archived_at ?? ''),
    render: ({ archived_at }) => <DateCell value={archived_at} format={longMoment} />,
    csv: ({ archived_at }) => archived_at,
    width: 240,
  },
])

export const archivedColumns = [
  ...productColumns.slice(0, 4),
  ...archivedColumn,
  ...productColumns.slice(4),
]

const byId = { id: 'id', desc: false }

/** `?sort=name&archivedSort=-archived`. */
export const productsList = defineList({ columns: productColumns, sort: byId })
export const archivedList = defineList({
  columns: archivedColumns,
  sort: byId,
  prefix: 'archived',
})
