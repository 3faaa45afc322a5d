import type { GuardedAction } from './action.ts'

export const creations = {
  product: {
    operation: 'createProduct',
    label: 'Create Product',
    purpose: 'Create products',
    title: 'Create Product',
    to: '/products/create-product',
  },
  attribute: {
    operation: 'createAttribute',
    label: 'Add New Attributes',
    purpose: 'Add attributes',
    title: 'Create Attribute',
    to: '/attributes/create',
  },
  tag: {
    operation: 'createTag',
    label: 'Create Tag',
    purpose: 'Create tags',
    title: 'Create Tag',
    to: '/tags/create',
  },
  employee: {
    operation: 'createUser',
    label: 'Create Employee',
    purpose: 'Create Employee',
    title: 'Create Employee',
    to: '/employees/create',
  },
  promotion: {
    operation: 'createPromotion',
    label: 'Create Promotion',
    purpose: 'Create promotions',
    title: 'Create Promotion',
    to: '/promotions/create',
  },
  store: {
    operation: 'createStore',
    label: 'Create Store',
    purpose: 'Create stores',
    title: 'Create Store',
    to: '/stores/create-store',
  },
} as const satisfies Record<string, GuardedAction & { title: string; to: string }>

export type Creation = (typeof creations)[keyof typeof creations]
