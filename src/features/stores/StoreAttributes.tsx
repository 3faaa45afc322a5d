import { Switch } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type StoreAttribute, storeAttributesQuery, useSetStoreAttribute } from '#api/storeMenu.ts'
import type { Store } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { productTypes, productTypeValues } from '#domain/products/productWords.ts'
import { compareTexts } from '#domain/sorting.ts'
import { EmptyState } from '#ui/page/Notice.tsx'
import classes from './stores.module.css'

/** AMB-91, AMB-188. */
export function StoreAttributes({ store }: { store: Store }) {
  const action: GuardedAction = {
    operation: 'updateStoreAttribute',
    label: 'Switch attributes on and off',
    target: { storeId: store.id, storeName: store.name },
  }
  return (
    <GuardedSection
      id="attributes"
      title="Product Attributes"
      description="What the products on the menu offer. Switch off what the store cannot serve."
      actions={[action]}
      below
      failed="The attributes could not be loaded"
    >
      {(editable) => <Attributes id={store.id} editable={editable} />}
    </GuardedSection>
  )
}

function Attributes({ id, editable }: { id: number; editable: boolean }) {
  const { data: all } = useSuspenseQuery(storeAttributesQuery(id))
  const save = useSetStoreAttribute(id)
  if (all.length === 0)
    return (
      <EmptyState title="No attributes here">
        They come with products on the menu that offer choices, such as milk or size.
      </EmptyState>
    )
  return (
    <div className={classes.attributes}>
      {groupsOf(all).map(({ type, title, attributes }) => (
        <section key={type} aria-labelledby={`attributes-${type}`}>
          <h3 id={`attributes-${type}`}>{title}</h3>
          <ul>
            {attributes.map((one) => (
              <li key={one.id}>
                <Switch
                  label={one.name}
                  description={one.attribute.name}
                  aria-label={one.attribute.name ? `${one.name} (${one.attribute.name})` : one.name}
                  checked={!one.is_disabled}
                  disabled={!editable}
                  onChange={(event) =>
                    void save({ ...one, is_disabled: !event.currentTarget.checked })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** By product type, then name. Unknown types come under their own name. */
function groupsOf(all: readonly StoreAttribute[]) {
  const order: readonly string[] = productTypeValues
  const types = [...new Set(all.map(({ attribute }) => attribute.product_type))]
  return types
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((type) => ({
      type,
      title: productTypes.find(({ value }) => value === type)?.label ?? type,
      attributes: all
        .filter(({ attribute }) => attribute.product_type === type)
        .sort(
          (a, b) =>
            compareTexts(a.attribute.name ?? '', b.attribute.name ?? '') ||
            compareTexts(a.name, b.name),
        ),
    }))
}
