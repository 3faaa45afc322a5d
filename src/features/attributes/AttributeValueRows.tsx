import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { withVoid } from '#domain/products/attributes.ts'
import { newDraft, type ValueDraft, withoutDraft } from '#domain/products/attributeValues.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { AttributeValueRow, DeletedValueRow } from './AttributeValueRow.tsx'
import classes from './attributes.module.css'
import { UsingProducts } from './UsingProducts.tsx'

interface AttributeValueRowsProps {
  attributeId: number
  drafts: readonly ValueDraft[]
  onChange: (drafts: ValueDraft[]) => void
  errorAt: (path: string) => string | undefined
  readOnly: boolean
}

export function AttributeValueRows({
  attributeId,
  drafts,
  onChange,
  errorAt,
  readOnly,
}: AttributeValueRowsProps) {
  const [confirm, dialog] = useConfirm()
  const list = useRef<HTMLUListElement>(null)
  const added = useRef(false)
  useLayoutEffect(() => {
    if (!added.current) return
    added.current = false
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  })

  const put = (id: number, change: Partial<ValueDraft>) =>
    onChange(drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)))
  // At most one value is void.
  const mark = (id: number, is_void: boolean) =>
    is_void ? onChange(withVoid(drafts, id)) : put(id, { is_void })
  const add = () => {
    added.current = true
    onChange([...drafts, newDraft(drafts)])
  }
  const remove = ({ id, name }: ValueDraft) => {
    if (id < 0) {
      onChange(withoutDraft(drafts, id))
      return
    }
    confirm({
      title: 'Are you sure you want to never use this attribute value again?',
      children: (
        <UsingProducts
          text={`‘${name}’ is deleted when you press Update. Products may vanish from the menu.`}
          deletion={{ attributeId, valueId: id }}
        />
      ),
      danger: true,
      onConfirm: async () => onChange(withoutDraft(drafts, id)),
    })
  }

  return (
    <FieldGroup
      title="Attribute Values"
      description="At most one value is void: it means ‘none’, such as No Milk."
    >
      <FieldRow>
        {drafts.length > 0 ? (
          <ul ref={list} className={classes.values}>
            {drafts.map((draft, index) =>
              draft.deleted ? (
                <DeletedValueRow
                  key={draft.id}
                  name={draft.name}
                  onKeep={() => put(draft.id, { deleted: false })}
                />
              ) : (
                <AttributeValueRow
                  key={draft.id}
                  draft={draft}
                  index={index}
                  error={errorAt(`values.${index}.name`)}
                  readOnly={readOnly}
                  onRename={(name) => put(draft.id, { name })}
                  onMark={(is_void) => mark(draft.id, is_void)}
                  onDelete={() => remove(draft)}
                />
              ),
            )}
          </ul>
        ) : (
          <p className={classes.none}>
            {readOnly ? 'This attribute has no values.' : 'No values yet. Add the first one.'}
          </p>
        )}
        {!readOnly && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add Attribute Value
          </Button>
        )}
        {dialog}
      </FieldRow>
    </FieldGroup>
  )
}
