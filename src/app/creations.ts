import { IconPlus } from '@tabler/icons-react'
import { operationTable } from '#api/operations.gen.ts'
import { useViewer } from '#api/permissions.ts'
import { refusalOf } from '#domain/permissions.ts'
import type { NavigationEntry } from './navigation.ts'

/** The screens on which something is made, with the call they make. */
const creations = [
  { label: 'Create Product', path: '/products/create-product', operation: 'createProduct' },
  { label: 'Create Attribute', path: '/attributes/create', operation: 'createAttribute' },
  { label: 'Create Tag', path: '/tags/create', operation: 'createTag' },
  { label: 'Create Employee', path: '/employees/create', operation: 'createUser' },
] as const

const nowhere = { storeId: () => undefined, personId: () => undefined }

/** The screens on which this person may make something (PLUS-06). */
export function useCreations(): readonly NavigationEntry[] {
  const viewer = useViewer()
  return creations
    .filter(({ operation }) => !refusalOf(operationTable[operation].permission, viewer, nowhere))
    .map(({ label, path }) => ({ label, path, icon: IconPlus }))
}
