import type { UseQueryResult } from '@tanstack/react-query'
import type { Employee } from '#api/users.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { Section } from '#ui/page/Section.tsx'
import { HoldersTable } from './HoldersTable.tsx'

interface HoldersProps {
  /** Needs `retryOnMount: false`: the error is flashed once, and only this section retries. */
  holders: Pick<
    UseQueryResult<readonly Employee[]>,
    'data' | 'error' | 'isFetching' | 'refetch' | 'errorUpdateCount'
  >
  description?: string | undefined
  none: string
  marks?: (employee: Employee) => readonly string[]
}

/** A failed read leaves the rest of the page intact. */
export function Holders({ holders, description, ...table }: HoldersProps) {
  const { data, error, isFetching, refetch, errorUpdateCount } = holders
  return (
    <Section id="employees" title="Employees" description={description}>
      {data ? (
        <HoldersTable employees={data} {...table} />
      ) : errorUpdateCount > 0 ? (
        <FailedRead
          title="The employees could not be loaded"
          read={{ error, isFetching, refetch }}
        />
      ) : (
        <Loading>
          <Bone height={240} />
        </Loading>
      )}
    </Section>
  )
}
