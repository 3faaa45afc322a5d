import { useQuery } from '@tanstack/react-query'
import { netsuiteAccountsQuery } from '#api/catalogueLookups.ts'

/** A Netsuite account by its label; by its number as long as that is all that is known (AMB-151). */
export function AccountName({ id }: { id: string }) {
  const accounts = useQuery(netsuiteAccountsQuery()).data
  const label = accounts?.find(({ externalId }) => externalId === id)?.defintion
  return label ? `${label} (${id})` : id
}
