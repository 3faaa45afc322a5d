import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { attributesQuery } from '#api/attributes.ts'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import { attributeLabels, attributeSchema, newAttribute } from './attributeForm.ts'

/** Opens the edit screen, where the attribute gets its values. */
export function CreateAttributeScreen() {
  const { data: others } = useSuspenseQuery(attributesQuery())
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/attributes')
  const can = useAccess().canUse(creations.attribute)
  const opened = useKeptOpen(can.allowed)
  const create = useOperation('createAttribute')
  return (
    <>
      <PageHeader title="Create Attribute" facts="You add its values in the next step." />
      {opened ? (
        <ResourceForm
          record={null}
          refusal={can.refusal}
          title="Create Attribute"
          schema={attributeSchema}
          labels={attributeLabels}
          names={{ modifier_attribute_id: (id) => others.find((one) => one.id === id)?.name }}
          initialValues={newAttribute}
          submitLabel="Create"
          onSubmit={({ body: { values, ...body } }) => create({ body })}
          onSaved={(created) => openCreated(created, '/edit')}
          onCancel={() => void navigate({ to: '/attributes' })}
        >
          {({ field }) => <AttributeFields field={field} others={others} />}
        </ResourceForm>
      ) : (
        <ForbiddenState
          title="You may not create attributes"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
    </>
  )
}
