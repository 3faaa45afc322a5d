import { IconTrash } from '@tabler/icons-react'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { AddValue } from './AddValue.tsx'
import type { OfferedAttribute, OfferedValue } from './offered.ts'
import { ValueList } from './ValueList.tsx'
import { variantActions } from './variantActions.ts'
import classes from './variants.module.css'

interface AttributeCardProps {
  attribute: OfferedAttribute
  access: Access
  onDelete: () => void
  onDeleteValue: (value: OfferedValue, remove: () => Promise<unknown>) => void
}

export function AttributeCard({ attribute, access, onDelete, onDeleteValue }: AttributeCardProps) {
  const { name, label, values } = attribute
  const removeValue = useOperation('deleteProductAttributeValue')
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <div className={classes.cardTitle}>
          <h4 className={classes.cardName}>{name}</h4>
          {label && <p className={classes.cardLabel}>{label}</p>}
        </div>
        {access.canUse(variantActions.deleteAttribute).allowed && (
          <IconButton label={`Delete ${name}`} icon={IconTrash} color="danger" onClick={onDelete} />
        )}
      </div>
      <div className={classes.values}>
        {values.length === 0 ? (
          <p className={classes.none}>No value is on offer, so customers are not asked.</p>
        ) : (
          <ValueList
            attribute={attribute}
            access={access}
            onDelete={(value) =>
              onDeleteValue(value, () => removeValue({ path: { id: value.id } }))
            }
          />
        )}
        {access.canUse(variantActions.addValue).allowed && <AddValue attribute={attribute} />}
      </div>
    </div>
  )
}
