import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Attribute, attributesQuery } from '#api/attributes.ts'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Action } from '#components/actions/action.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { attributesList } from './attributeColumns.ts'
import { UsingProducts } from './UsingProducts.tsx'

const toAttribute = ({ id }: Attribute) => `/attributes/${id}/edit`

export function AttributesScreen() {
  const { data: attributes } = useSuspenseQuery(attributesQuery())
  const list = useListSearch(attributesList)
  const navigate = useNavigate()
  const access = useAccess()
  const deleteAttribute = useOperation('deleteAttribute')
  const actions: Action<Attribute>[] = [
    {
      operation: 'updateAttribute',
      label: 'Edit',
      purpose: 'Edit attributes',
      icon: IconPencil,
      run: ({ id }) =>
        navigate({ to: '/attributes/$attributeId/edit', params: { attributeId: id } }),
    },
    {
      operation: 'deleteAttribute',
      label: 'Delete',
      purpose: 'Delete attributes',
      icon: IconTrash,
      danger: true,
      confirm: ({ id, name }) => ({
        title: 'Be Careful: Are you sure you never want to use this attribute again?',
        children: (
          <UsingProducts
            text={`${name} is deleted with all its values. Products may vanish from the menu.`}
            deletion={{ attributeId: id }}
          />
        ),
      }),
      run: ({ id }) => deleteAttribute({ path: { id } }),
    },
  ]
  const [rowActions, dialog] = useRowActions(access, actions)
  const create = createLink(access, creations.attribute)
  return (
    <>
      <PageHeader
        title="Attributes"
        secondary={<HiddenActions access={access} actions={[creations.attribute, ...actions]} />}
      />
      <List
        label="Attributes"
        noun={{ one: 'attribute', many: 'attributes' }}
        rows={attributes}
        {...list}
        href={toAttribute}
        rowActions={rowActions}
        csv="attributes"
        toolbar={create}
        empty={{
          title: 'No attributes yet',
          text: 'This list shows what customers choose about a product, such as its size or its milk.',
          action: create,
        }}
      />
      {dialog}
    </>
  )
}
