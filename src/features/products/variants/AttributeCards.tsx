import type { Attribute } from '#api/attributes.ts'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { useMoveProductAttribute } from '#api/productAttributes.ts'
import type { Product } from '#api/products.ts'
import { moveOf } from '#domain/ordering.ts'
import { SortableList } from '#ui/drag/SortableList.tsx'
import { AddAttribute } from './AddAttribute.tsx'
import { AttributeCard } from './AttributeCard.tsx'
import type { OfferedAttribute } from './offered.ts'
import { useBeCareful } from './useBeCareful.tsx'
import { variantActions } from './variantActions.ts'
import classes from './variants.module.css'

interface AttributeCardsProps {
  product: Product
  attributes: readonly OfferedAttribute[]
  catalogue: readonly Attribute[]
  access: Access
}

export function AttributeCards({ product, attributes, catalogue, access }: AttributeCardsProps) {
  const adds = access.canUse(variantActions.addAttribute).allowed
  const move = useMoveProductAttribute(product.id)
  const remove = useOperation('deleteProductAttribute')
  const [beCareful, dialog] = useBeCareful(product)
  const idOf = ({ id }: OfferedAttribute) => id

  const moveTo = (from: number, to: number) => {
    const change = moveOf(attributes, from, to)
    return change && move(change)
  }

  return (
    <div className={classes.block} data-focus-next="input">
      <h3 className={classes.heading}>Attributes</h3>
      {attributes.length === 0 ? (
        <p className={classes.none}>
          This product has no choices yet
          {adds ? ': add an attribute such as its size, or clone those of another product.' : '.'}
        </p>
      ) : (
        <div className={classes.cards}>
          <SortableList
            label="Attributes"
            items={attributes}
            idOf={idOf}
            nameOf={({ name }) => name}
            disabled={!access.canUse(variantActions.editAttribute).allowed}
            onMove={moveTo}
          >
            {(attribute) => (
              <AttributeCard
                attribute={attribute}
                access={access}
                onDelete={() =>
                  beCareful({
                    deletion: { kind: 'attribute', attribute },
                    onConfirm: () => remove({ path: { id: attribute.id } }),
                  })
                }
                onDeleteValue={(value, onConfirm) =>
                  beCareful({ deletion: { kind: 'value', attribute, value }, onConfirm })
                }
              />
            )}
          </SortableList>
        </div>
      )}
      {adds && <AddAttribute product={product} attributes={attributes} catalogue={catalogue} />}
      {dialog}
    </div>
  )
}
