import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import type { ValueDraft } from '#domain/products/attributeValues.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import classes from './attributes.module.css'

interface AttributeValueRowProps {
  draft: ValueDraft
  index: number
  error: string | undefined
  readOnly: boolean
  onRename: (name: string) => void
  onMark: (isVoid: boolean) => void
  onDelete: () => void
}

export function AttributeValueRow(props: AttributeValueRowProps) {
  const { draft, index, error, readOnly, onRename, onMark, onDelete } = props
  const name = draft.name || `value ${index + 1}`
  return (
    <li className={classes.value}>
      <TextInput
        aria-label={`Name of value ${index + 1}`}
        placeholder="Name, e.g. Oat Milk"
        data-path={`values.${index}.name`}
        value={draft.name}
        error={error}
        readOnly={readOnly}
        autoComplete="off"
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      {readOnly ? (
        draft.is_void && <StatusBadge tone="quiet">Void value</StatusBadge>
      ) : (
        <>
          <Checkbox
            label="Is void value"
            aria-label={`Is void value: ${name}`}
            checked={draft.is_void}
            onChange={(event) => onMark(event.currentTarget.checked)}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </>
      )}
    </li>
  )
}

/** Deleted by the next save. */
export function DeletedValueRow({ name, onKeep }: { name: string; onKeep: () => void }) {
  return (
    <li className={classes.value} data-deleted>
      <span className={classes.gone}>
        <del>{name}</del> is deleted when you press Update
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        aria-label={`Keep ${name}`}
        onClick={onKeep}
      >
        Keep
      </Button>
    </li>
  )
}
