import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { UnfinishedSave, useSaveAttribute } from '#api/attributeChanges.ts'
import { type Attribute, attributesQuery, missingAttribute } from '#api/attributes.ts'
import { useCan } from '#api/permissions.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { valueSteps } from '#domain/attributeValues.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import { AttributeValueRows } from './AttributeValueRows.tsx'
import { attributeLabels, attributeSchema, valuesOf } from './attributeForm.ts'

/** /attributes/{attributeId}/edit (ROUTE-33, ATTR-07..ATTR-11). */
export function EditAttributeScreen() {
  const { attributeId } = useParams({ from: '/_staff/attributes/$attributeId_/edit' })
  const { data: attributes } = useSuspenseQuery(attributesQuery())
  const can = useCan('updateAttribute')
  const attribute = attributes.find(({ id }) => id === attributeId)
  if (!attribute) throw missingAttribute()
  return (
    <>
      <PageHeader
        title="Edit Attribute"
        facts={attribute.name}
        secondary={
          <HiddenActions actions={[{ label: 'Change attributes and their values', can }]} />
        }
      />
      <AttributeForm
        key={attributeId}
        attribute={attribute}
        others={attributes.filter(({ id }) => id !== attributeId)}
      />
    </>
  )
}

interface AttributeFormProps {
  attribute: Attribute
  others: readonly Attribute[]
}

/** The attribute and its values; without products:update it is for reading (AMB-71). */
function AttributeForm({ attribute, others }: AttributeFormProps) {
  const { save, pending, error } = useSaveAttribute(attribute)
  const can = useCan('updateAttribute')
  // A save that stopped among the values starts the form again with what is saved (ATTR-11).
  const [stops, setStops] = useState(0)
  return (
    <ResourceForm
      key={stops}
      title="Edit Attribute"
      schema={attributeSchema}
      labels={attributeLabels}
      initialValues={valuesOf(attribute)}
      pending={pending}
      error={error}
      submitLabel="Update"
      refusal={can.reason}
      onSubmit={async ({ body, drafts }) => {
        try {
          await save(body, valueSteps(attribute.attribute_values, drafts))
        } catch (reason) {
          if (reason instanceof UnfinishedSave) setStops((count) => count + 1)
          throw reason
        }
      }}
    >
      {({ field, values, set, errorAt }) => (
        <>
          <AttributeFields field={field} others={others} readOnly={!can.allowed} />
          <AttributeValueRows
            attributeId={attribute.id}
            drafts={values.values}
            onChange={(drafts) => set('values', drafts)}
            errorAt={errorAt}
            readOnly={!can.allowed}
          />
        </>
      )}
    </ResourceForm>
  )
}
