import type { GuardedAction } from '#components/actions/action.ts'

const label = 'Edit variants and attributes'

/** They share a label: a user without the right sees one refusal. */
export const variantActions = {
  addVariant: { operation: 'createVariant', label },
  editVariant: { operation: 'updateVariant', label },
  deleteVariant: { operation: 'deleteVariant', label },
  addAttribute: { operation: 'createProductAttribute', label },
  editAttribute: { operation: 'updateProductAttribute', label },
  deleteAttribute: { operation: 'deleteProductAttribute', label },
  addValue: { operation: 'createProductAttributeValue', label },
  editValue: { operation: 'updateProductAttributeValue', label },
  deleteValue: { operation: 'deleteProductAttributeValue', label },
  cloneAttributes: { operation: 'cloneProductAttributes', label },
  cloneValues: { operation: 'cloneAttributeValues', label },
} as const satisfies Record<string, GuardedAction>
