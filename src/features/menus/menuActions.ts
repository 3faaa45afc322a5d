import type { GuardedAction } from '#components/actions/action.ts'

export const adding = {
  operation: 'createMenuCategory',
  label: 'Add Category',
  purpose: 'Add categories and subcategories',
} as const satisfies GuardedAction

export const addingSubcategory = 'Add Subcategory'

export const changing = {
  operation: 'updateMenuCategories',
  label: 'Change menus',
  purpose: 'Move, rename and fill categories',
} as const satisfies GuardedAction

export const deleting = {
  operation: 'deleteMenuCategory',
  label: 'Delete',
  purpose: 'Delete categories',
} as const satisfies GuardedAction

export const menuActions: readonly GuardedAction[] = [adding, changing, deleting]
