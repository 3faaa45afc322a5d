import { Radio } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import {
  useDefaultProductAttributeValue,
  useMoveProductAttributeValue,
} from '#api/productAttributeValues.ts'
import { moveOf } from '#domain/ordering.ts'
import { StatusBadge } from '#ui/cells/StatusBadge.tsx'
import { SortableList } from '#ui/drag/SortableList.tsx'
import { IconButton } from '#ui/menu/IconButton.tsx'
import type { OfferedAttribute, OfferedValue } from './offered.ts'
import classes from './variants.module.css'

interface ValueListProps {
  attribute: OfferedAttribute
  editable: boolean
  onDelete: (value: OfferedValue) => void
}

const idOf = ({ id }: OfferedValue) => id
const nameOf = ({ name }: OfferedValue) => name

/** The values on offer in their order, one of them the default (VAR-07, VAR-08). */
export function ValueList({ attribute, editable, onDelete }: ValueListProps) {
  const { name, values, source } = attribute
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
      disabled={!editable}
      onMove={moveTo}
    >
      {(value) => (
        <div className={classes.value}>
          <span className={classes.valueName}>{value.name}</span>
          {value.is_void && <StatusBadge tone="quiet">None</StatusBadge>}
          {editable ? (
            <>
              <Radio
                name={`default of ${source.id}`}
                label="Default"
                aria-label={`${value.name} is the default`}
                size="xs"
                className={classes.default}
                checked={value.is_default}
                onChange={() => makeDefault(value.id)}
              />
              <IconButton
                label={`Delete ${value.name}`}
                icon={IconTrash}
                color="danger"
                onClick={() => onDelete(value)}
              />
            </>
          ) : (
            value.is_default && (
              <span className={classes.default}>
                <StatusBadge tone="brand">Default</StatusBadge>
              </span>
            )
          )}
        </div>
      )}
    </SortableList>
  )
}
