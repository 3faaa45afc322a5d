import { imageAddress } from '#api/core/host.ts'
import type { Tag } from '#api/tags.ts'
import { DateCell, dateText, StatusBadge } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import { Picture } from '#ui/page/Picture.tsx'

const columns = defineColumns<Tag>([
  {
    id: 'image',
    header: 'Image',
    value: () => null,
    render: ({ name, image_url }) => (
      <Picture src={imageAddress(image_url)} alt="" name={name} width={40} height={40} />
    ),
    csv: ({ image_url }) => image_url,
    sortable: false,
    searchable: false,
    width: 80,
  },
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true, minWidth: 160, grow: 2 },
  {
    id: 'allergen',
    header: 'Is Allergen',
    value: ({ is_allergen }) => is_allergen,
    filter: true,
    render: ({ is_allergen }) => (
      <StatusBadge tone={is_allergen ? 'busy' : 'quiet'}>{is_allergen ? 'Yes' : 'No'}</StatusBadge>
    ),
    searchable: false,
    width: 130,
  },
  {
    id: 'created',
    header: 'Created At',
    value: ({ created_at }) => created_at,
    text: ({ created_at }) => dateText(created_at),
    render: ({ created_at }) => <DateCell value={created_at} />,
    csv: ({ created_at }) => created_at,
    minWidth: 180,
  },
  {
    id: 'updated',
    header: 'Updated At',
    value: ({ updated_at }) => updated_at,
    text: ({ updated_at }) => dateText(updated_at),
    render: ({ updated_at }) => <DateCell value={updated_at} />,
    csv: ({ updated_at }) => updated_at,
    minWidth: 180,
  },
])

export const tagsList = defineList({ columns, sort: { id: 'name', desc: false } })
