/** Without a name: archived, deleted or not loaded. */
export interface Lookup {
  readonly nameOf: (id: number) => string | undefined
  readonly pending: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly retrying: boolean
}

interface Read {
  readonly isLoading: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export function lookup(reads: readonly Read[], nameOf: (id: number) => string | undefined): Lookup {
  return {
    nameOf,
    pending: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.error) read.refetch()
    },
    retrying: reads.some(({ isFetching }) => isFetching),
  }
}
