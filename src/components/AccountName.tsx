import { useQuery } from '@tanstack/react-query'
import { netsuiteAccountsQuery } from '#api/netsuite.ts'
import { Bone } from '#ui/page/Loading.tsx'

/** The number if no label is known. */
export function AccountName({ id }: { id: string }) {
  const { data, isPending } = useQuery(netsuiteAccountsQuery())
  if (isPending) return <Bone width={160} height={20} />
  const label = data?.find(({ externalId }) => externalId === id)?.defintion
  return label ? `${label} (${id})` : id
}
