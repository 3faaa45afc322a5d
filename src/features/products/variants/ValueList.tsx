import { Radio } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Access } from '#api/core/viewer.ts'
import {
  useDefaultProductAttributeValue,
  useMoveProductAttributeValue,
} from '#api/productAttributes.ts'
import { moveOf } from '#domain/ordering.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { SortableList } from '#ui/drag/SortableList.tsx'
import { IconButton } from '#ui/menu/IconButton.tsx'
import type { OfferedAttribute, OfferedValue } from './offered.ts'
import { variantActions } from './variantActions.ts'
import classes from './variants.module.css'

interface ValueListProps {
  attribute: OfferedAttribute
  access: Access
  onDelete: (value: OfferedValue) => void
}

const idOf = ({ id }: OfferedValue) => id
const nameOf = ({ name }: OfferedValue) => name

export function ValueList({ attribute, access, onDelete }: ValueListProps) {
  const { name, values, source } = attribute
  const edits = access.canUse(variantActions.editValue).allowed
  const deletes = access.canUse(variantActions.deleteValue).allowed
  const move = useMoveProductAttributeValue(source)
  const makeDefault = useDefaultProductAttributeValue(source)

  const moveTo = (from: number, to: number) => {
    const change = moveOf(values, from, to)
    return change && move(change)
  }

  return (
    <SortableList
      label={`Values of ${name}`}
      items={values}
      idOf={idOf}
      nameOf={nameOf}
      disabled={!edits}
      onMove={moveTo}
    >
      {(value) => (
        <div className={classes.value}>
          <span className={classes.valueName}>{value.name}</span>
          {value.is_void && <StatusBadge tone="quiet">None</StatusBadge>}
          {edits ? (
            <Radio
              name={`default of ${source.id}`}
              label="Default"
              aria-label={`${value.name} is the default`}
              size="xs"
              className={classes.default}
              checked={value.is_default}
              onChange={() => void makeDefault(value.id)}
            />
          ) : (
            value.is_default && (
              <span className={classes.default}>
                <StatusBadge tone="brand">Default</StatusBadge>
              </span>
            )
          )}
          {deletes && (
            <IconButton
              label={`Delete ${value.name}`}
              icon={IconTrash}
              color="danger"
              onClick={() => onDelete(value)}
            />
          )}
        </div>
      )}
    </SortableList>
  )
}
