import { IconTrash } from '@tabler/icons-react'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Product } from '#api/products.ts'
import type { Variant } from '#api/variants.ts'
import { useUpdateVariant } from '#api/variants.ts'
import type { Action } from '#components/actions/action.ts'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { FormRow } from '#ui/list/body/FormRow.tsx'
import { lastRow } from '#ui/list/body/rowForm.ts'
import { List } from '#ui/list/List.tsx'
import { GenerateVariants } from './GenerateVariants.tsx'
import type { OfferedAttribute } from './offered.ts'
import { firstMissing } from './proposals.ts'
import { useBeCareful } from './useBeCareful.tsx'
import { variantActions } from './variantActions.ts'
import { variantsList } from './variantColumns.tsx'
import {
  variantDraft,
  variantFields,
  variantFormFaults,
  variantPaths,
  variantValues,
} from './variantForm.tsx'
import classes from './variants.module.css'

interface VariantsTableProps {
  product: Product
  attributes: readonly OfferedAttribute[]
  variants: readonly Variant[]
  access: Access
}

/** Pixels, as in the style sheet. */
const cardsBelow = 460

export function VariantsTable({ product, attributes, variants, access }: VariantsTableProps) {
  const creates = access.canUse(variantActions.addVariant).allowed
  const create = useOperation('createVariant')
  const update = useUpdateVariant()
  const remove = useOperation('deleteVariant')
  const [beCareful, dialog] = useBeCareful(product)
  const list = useListSearch(variantsList(attributes))
  const missing = firstMissing(product, attributes, variants)
  const validate = (values: Record<string, string>, edited?: Variant) =>
    variantFormFaults(values, attributes, edited)
  const paths = variantPaths(attributes)
  const deletion: Action<Variant> = {
    ...variantActions.deleteVariant,
    label: 'Delete',
    name: ({ sku }) => `Delete ${sku}`,
    icon: IconTrash,
    danger: true,
    run: (variant) =>
      beCareful({
        deletion: { kind: 'variant', variant },
        onConfirm: () => remove({ path: { id: variant.id } }),
      }),
  }
  const [rowActions] = useRowActions(access, [deletion])
  return (
    <div className={classes.block} data-focus-next="input">
      <h3 className={classes.heading}>Variants</h3>
      <div className={classes.variants}>
        <List
          label="Variants"
          noun={{ one: 'variant', many: 'variants' }}
          rows={variants}
          {...list}
          columnChoice={false}
          cardsBelow={cardsBelow}
          rowActions={rowActions}
          addRow={
            creates
              ? {
                  Form: FormRow,
                  label: 'Add Variant',
                  quiet: true,
                  fields: variantFields(attributes, missing ?? []),
                  validate: (values) => validate(values),
                  paths,
                  disabled: missing ? undefined : 'Every combination has a variant.',
                  onSubmit: async (values) => {
                    const draft = variantDraft(values, attributes)
                    const created = await create({ body: { product_id: product.id, ...draft } })
                    return firstMissing(product, attributes, [
                      ...variants,
                      { ...created, ...draft },
                    ])
                      ? created
                      : lastRow
                  },
                }
              : undefined
          }
          edit={
            access.canUse(variantActions.editVariant).allowed
              ? {
                  Form: FormRow,
                  fields: variantFields(attributes),
                  validate,
                  paths,
                  values: (variant) => variantValues(variant, attributes),
                  body: (values) => variantDraft(values, attributes),
                  onSubmit: update,
                }
              : undefined
          }
          toolbar={
            creates && (
              <GenerateVariants product={product} attributes={attributes} variants={variants} />
            )
          }
          empty={{
            title: 'No variants yet',
            text: 'Customers order a variant of a product: without one nobody can order it.',
          }}
        />
      </div>
      {dialog}
    </div>
  )
}
