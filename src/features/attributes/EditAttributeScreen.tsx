import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import {
  type Attribute,
  attributesQuery,
  missingAttribute,
  UnfinishedSave,
  useUpdateAttribute,
} from '#api/attributes.ts'
import type { Can } from '#api/core/viewer.ts'
import { useAccess } from '#api/core/viewer.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { followedDrafts, valueSteps } from '#domain/products/attributeValues.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import { AttributeValueRows } from './AttributeValueRows.tsx'
import { attributeFormValues, attributeLabels, attributeSchema } from './attributeForm.ts'

const purpose = 'Change attributes and their values'

const changes: GuardedAction[] = [
  { operation: 'updateAttribute', label: purpose },
  { operation: 'createAttributeValue', label: purpose },
  { operation: 'updateAttributeValue', label: purpose },
  { operation: 'deleteAttributeValue', label: purpose },
]

export function EditAttributeScreen() {
  const { attributeId } = useParams({ from: '/_staff/attributes/$attributeId_/edit' })
  const { data: attributes } = useSuspenseQuery(attributesQuery())
  const access = useAccess()
  const attribute = attributes.find(({ id }) => id === attributeId)
  if (!attribute) throw missingAttribute()
  return (
    <>
      <PageHeader
        title="Edit Attribute"
        facts={attribute.name}
        secondary={<HiddenActions access={access} actions={changes} />}
      />
      <AttributeForm
        key={attributeId}
        attribute={attribute}
        can={access.canAll(changes.map(({ operation }) => operation))}
        others={attributes.filter(({ id }) => id !== attributeId)}
      />
      <HistorySection of={{ kind: 'attribute', id: String(attributeId) }} />
    </>
  )
}

interface AttributeFormProps {
  attribute: Attribute
  can: Can
  others: readonly Attribute[]
}

/** Read-only without products:update (AMB-71). */
function AttributeForm({ attribute, can, others }: AttributeFormProps) {
  const update = useUpdateAttribute()
  return (
    <ResourceForm
      record={attribute}
      title="Edit Attribute"
      schema={attributeSchema}
      labels={attributeLabels}
      names={{ modifier_attribute_id: (id) => others.find((one) => one.id === id)?.name }}
      initialValues={attributeFormValues(attribute)}
      merged={(before, mine, now) => ({
        values: followedDrafts(before.values, mine.values, now.values),
      })}
      submitLabel="Update"
      refusal={can.refusal}
      // Shows which values are saved.
      restartOnFailed={(reason) => reason instanceof UnfinishedSave}
      onSubmit={({ opened, changes: { values, ...changes } }) =>
        update({ opened, changes, steps: valueSteps(attribute.attribute_values, values ?? []) })
      }
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
