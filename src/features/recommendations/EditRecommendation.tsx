import { z } from 'zod'
import type { Recommendation } from '#api/recommendations.ts'
import { useUpdateRecommendation } from '#api/recommendations.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { useProductName } from '#components/useProducts.ts'
import { moved } from '#domain/ordering.ts'
import {
  noProduct,
  type Picker,
  pickersOf,
  productIdsOf,
  withAdditional,
  withProduct,
} from '#domain/products/recommendationPickers.ts'
import { memberOf } from '#domain/values.ts'
import { SortableList } from '#ui/drag/SortableList.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import classes from './recommendations.module.css'

interface EditRecommendationProps {
  opened: boolean
  /** As opened; the save merges it with the current record. */
  recommendation: Recommendation
  /** Name of the trigger product. */
  name: string
  onClose: () => void
}

const schema = z
  .object({ pickers: z.array(z.object({ key: z.number(), productId: z.number() })) })
  .transform(({ pickers }) => ({ recommended_product_ids: productIdsOf(pickers) }))

/** Limit of the contract. */
const maxProducts = 100

const keyOf = ({ key }: Picker) => key

/** Ordered products, offered beside the trigger product. */
export function EditRecommendation(props: EditRecommendationProps) {
  const { opened, recommendation, name, onClose } = props
  const update = useUpdateRecommendation()
  const productName = useProductName()
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={recommendation}
      title={`Recommendations For ${name}`}
      schema={schema}
      labels={{ pickers: 'Recommendations' }}
      names={{ pickers: (picker) => productName(memberOf(picker, 'productId')) }}
      initialValues={{ pickers: pickersOf(recommendation.recommended_product_ids) }}
      submitLabel="Confirm"
      onSubmit={update}
      onSaved={onClose}
    >
      {({ values: { pickers }, set, errorAt }) => {
        const chosen = new Set([recommendation.product_id, ...productIdsOf(pickers)])
        const put = (next: Picker[]) => set('pickers', next)
        const numberOf = (picker: Picker) => `Product ${pickers.indexOf(picker) + 1}`
        return (
          <>
            {pickers.length > 0 && (
              <SortableList
                label="Recommendations"
                items={pickers}
                idOf={keyOf}
                nameOf={numberOf}
                onMove={(from, to) => put(moved(pickers, from, to))}
              >
                {(picker) => (
                  <div className={classes.picker}>
                    <ProductPicker
                      label={numberOf(picker)}
                      value={picker.productId === noProduct ? null : picker.productId}
                      onChange={(id) => put(withProduct(pickers, picker.key, id))}
                      exclude={chosen}
                      placeholder="None: this position is removed when you confirm"
                      placeholderOption="None"
                      clearable
                    />
                  </div>
                )}
              </SortableList>
            )}
            <ProductPicker
              label="Additional Product"
              data-path="pickers"
              value={null}
              onChange={(id) => id !== null && put(withAdditional(pickers, id))}
              exclude={chosen}
              disabled={pickers.length >= maxProducts}
              error={errorAt('pickers')}
              description="The added product is offered after the others."
            />
          </>
        )
      }}
    </FormDialog>
  )
}
