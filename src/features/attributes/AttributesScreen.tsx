import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDeleteAttribute } from '#api/attributeChanges.ts'
import { type Attribute, attributesQuery } from '#api/attributes.ts'
import { useCan } from '#api/permissions.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { attributesList } from './attributeColumns.ts'
import { DeletionReach } from './DeletionReach.tsx'

const toAttribute = ({ id }: Attribute) => `/attributes/${id}/edit`
const idOf = ({ id }: Attribute) => id

/** What guests choose about products (ATTR-01..ATTR-04). */
export function AttributesScreen() {
  const { data: attributes } = useSuspenseQuery(attributesQuery())
  const list = useListSearch(attributesList)
  const navigate = useNavigate()
  const canCreate = useCan('createAttribute')
  const canEdit = useCan('updateAttribute')
  const canDelete = useCan('deleteAttribute')
  const deleteAttribute = useDeleteAttribute()
  const [confirm, dialog] = useConfirm()
  const edits = canEdit.allowed
  const deletes = canDelete.allowed
  const rowActions = useCallback(
    ({ id, name }: Attribute) => [
      ...(edits
        ? [
            {
              label: 'Edit',
              icon: IconPencil,
              onClick: () =>
                void navigate({ to: '/attributes/$attributeId/edit', params: { attributeId: id } }),
            },
          ]
        : []),
      ...(deletes
        ? [
            {
              label: 'Delete',
              icon: IconTrash,
              color: 'danger',
              onClick: () =>
                confirm({
                  title: 'Be Careful: Are you sure you never want to use this attribute again?',
                  children: (
                    <DeletionReach
                      text={`${name} goes with all its values. Products may vanish from the menu.`}
                      deletion={{ attributeId: id }}
                    />
                  ),
                  danger: true,
                  onConfirm: () => deleteAttribute(id),
                }),
            },
          ]
        : []),
    ],
    [edits, deletes, navigate, confirm, deleteAttribute],
  )
  const create = canCreate.allowed && (
    <ButtonLink to="/attributes/create" leftSection={<IconPlus size={16} aria-hidden />}>
      Add New Attributes
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Attributes"
        secondary={
          <HiddenActions
            actions={[
              { label: 'Add attributes', can: canCreate },
              { label: 'Edit attributes', can: canEdit },
              { label: 'Delete attributes', can: canDelete },
            ]}
          />
        }
      />
      <List
        label="Attributes"
        noun={{ one: 'attribute', many: 'attributes' }}
        rows={attributes}
        rowId={idOf}
        {...list}
        href={toAttribute}
        {...(edits || deletes ? { rowActions } : {})}
        csv={{ fileName: 'attributes' }}
        toolbar={create}
        empty={{
          title: 'No attributes yet',
          text: 'What guests choose about a product, such as its size or its milk, stands here.',
          action: create,
        }}
      />
      {dialog}
    </>
  )
}
