import { useNavigate } from '@tanstack/react-router'

interface Created {
  readonly id: number
}

/** Whether the host answered the id of a new record. A host may answer without it (AMB-177). */
export const hasId = ({ id }: Partial<Created>): boolean => id !== undefined

type Lists = '/attributes' | '/employees' | '/products' | '/promotions' | '/stores' | '/tags'

/**
 * A function that opens a new record at `${list}/${id}${subpage}`, or the list where the id is not known. The address
 * replaces that of the form, so that Back does not lead to an empty form.
 */
export function useOpenCreated(list: Lists) {
  const navigate = useNavigate()
  return (created: Created, subpage: '' | '/edit' = '') =>
    navigate({ to: hasId(created) ? `${list}/${created.id}${subpage}` : list, replace: true })
}
