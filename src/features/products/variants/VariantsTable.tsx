import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useCan } from '#api/permissions.ts'
import type { Product } from '#api/products.ts'
import {
  useCreateVariant,
  useDeleteVariant,
  useUpdateVariant,
  type Variant,
} from '#api/variants.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { lastRow } from '#ui/list/rowForm.ts'
import { GenerateVariants } from './GenerateVariants.tsx'
import type { OfferedAttribute } from './offered.ts'
import { firstMissing } from './proposals.ts'
import { useBeCareful } from './useBeCareful.tsx'
import { variantsList } from './variantColumns.tsx'
import {
  refusalAtFields,
  variantDraft,
  variantFields,
  variantFormFaults,
  variantValues,
} from './variantForm.tsx'
import classes from './variants.module.css'

interface VariantsTableProps {
  product: Product
  attributes: readonly OfferedAttribute[]
  variants: readonly Variant[]
}

/** The style sheet says the same. */
const cardsBelow = 460

const idOf = ({ id }: Variant) => id

/** The sellable forms of a product: added, edited and deleted in their rows (VAR-01, AMB-68). */
export function VariantsTable({ product, attributes, variants }: VariantsTableProps) {
  const editable = useCan('updateVariant').allowed
  const create = useCreateVariant(product.id)
  const update = useUpdateVariant(product.id)
  const remove = useDeleteVariant(product.id)
  const [beCareful, dialog] = useBeCareful(product)
  const list = useListSearch(useMemo(() => variantsList(attributes), [attributes]))
  const missing = useMemo(
    () => firstMissing(product, attributes, variants),
    [product, attributes, variants],
  )
  const validate = (values: Record<string, string>) => variantFormFaults(values, attributes)
  const refuse = (reason: unknown): never => {
    throw refusalAtFields(reason, attributes)
  }
  const editing = {
    addRow: {
      label: 'Add Variant',
      quiet: true,
      fields: variantFields(attributes, missing ?? []),
      validate,
      disabled: missing ? undefined : 'Every combination has its variant.',
      onSubmit: async (values: Record<string, string>) => {
        const made = await create(variantDraft(values, attributes)).catch(refuse)
        return firstMissing(product, attributes, [...variants, made]) ? made : lastRow
      },
    },
    edit: {
      fields: variantFields(attributes),
      validate,
      values: (variant: Variant) => variantValues(variant, attributes),
      onSubmit: ({ id }: Variant, values: Record<string, string>) =>
        update(id, variantDraft(values, attributes)).catch(refuse),
    },
    rowActions: (variant: Variant) => [
      {
        label: 'Delete',
        name: `Delete ${variant.sku}`,
        icon: IconTrash,
        color: 'danger',
        onClick: () =>
          beCareful({
            deletion: { kind: 'variant', variant },
            onConfirm: () => remove(variant.id),
          }),
      },
    ],
    toolbar: <GenerateVariants product={product} attributes={attributes} variants={variants} />,
  }
  return (
    <div className={classes.block}>
      <h3 className={classes.heading}>Variants</h3>
      <div className={classes.variants}>
        <List
          label="Variants"
          noun={{ one: 'variant', many: 'variants' }}
          rows={variants}
          rowId={idOf}
          {...list}
          columnChoice={false}
          cardsBelow={cardsBelow}
          {...(editable && editing)}
          empty={{
            title: 'No variants yet',
            text: 'Stores sell a product by its variants: without one nobody can order it.',
          }}
        />
      </div>
      {dialog}
    </div>
  )
}
