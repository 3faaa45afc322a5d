import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { ButtonLink } from '../ButtonLink.tsx'
import type { GuardedAction } from './action.ts'

const plus = <IconPlus size={16} aria-hidden />

export function createLink(access: Access, creation: Creation): ReactNode {
  return (
    access.canUse(creation).allowed && (
      <ButtonLink to={creation.to} leftSection={plus}>
        {creation.label}
      </ButtonLink>
    )
  )
}

export function createButton(
  access: Access,
  action: GuardedAction,
  onCreate: () => void,
  variant: 'filled' | 'default' = 'filled',
): ReactNode {
  return (
    access.canUse(action).allowed && (
      <Button variant={variant} leftSection={plus} onClick={onCreate}>
        {action.label}
      </Button>
    )
  )
}

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

type Creation = (typeof creations)[keyof typeof creations]

/** A form stays open when its right is revoked, so that no input is lost. */
export function useKeptOpen(allowed: boolean): boolean {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return opened || allowed
}

interface Created {
  readonly id: number
}

/** A host may answer without the id (AMB-177). */
export const hasId = ({ id }: Partial<Created>): boolean => id !== undefined

type Lists = '/attributes' | '/employees' | '/products' | '/promotions' | '/stores' | '/tags'

/** Opens `${list}/${id}${subpage}`, or the list without an id. Replaces the form in the history. */
export function useOpenCreated(list: Lists) {
  const navigate = useNavigate()
  return (created: Created, subpage: '' | '/edit' = '') =>
    navigate({ to: hasId(created) ? `${list}/${created.id}${subpage}` : list, replace: true })
}
