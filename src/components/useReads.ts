import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'

/** Leaves connections to what the user does meanwhile. */
const concurrency = 3

/** A return to the window does not read everything again. */
const freshMs = 300_000

/** A read per item, three at a time, once they are asked for. */
export function useReads<Item, Answer, Key extends QueryKey>(
  items: readonly Item[],
  query: (item: Item) => UseQueryOptions<Answer, Error, Answer, Key>,
  isAsked: boolean,
) {
  const [asked, setAsked] = useState(0)
  const reads = useQueries({
    queries: items.map((item, index) => ({
      ...query(item),
      ...notFlashed,
      staleTime: freshMs,
      enabled: index < asked,
    })),
  })
  const failed = reads.filter(({ error }) => error)
  const answers = items.flatMap((item, index) => {
    const answer = reads[index]?.data
    return answer === undefined ? [] : [{ item, answer }]
  })
  const done = answers.length + failed.length
  const next = Math.min(done + concurrency, items.length)
  if (isAsked && asked < next) setAsked(next)
  return { answers, failed, done }
}
