import { useNavigate } from '@tanstack/react-router'

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
