import {
  type QueryKey,
  type UseQueryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'

/** Leaves connections to what the user does meanwhile. */
const concurrency = 3

/** A return to the window does not read everything again. */
const freshMs = 300_000

/** Keeps the first answers until the last of thousands is there. */
const keptMs = 3_600_000

const progressDelayMs = 250

interface Answered<Item, Answer> {
  readonly item: Item
  readonly answer: Answer
}

/** A read per item, three at a time, once they are asked for. */
export function useReads<Item, Answer, Key extends QueryKey>(
  items: readonly Item[],
  query: (item: Item) => UseQueryOptions<Answer, Error, Answer, Key>,
  isAsked: boolean,
) {
  const client = useQueryClient()
  const optionsOf = (item: Item) => ({
    ...query(item),
    ...notFlashed,
    staleTime: freshMs,
    gcTime: keptMs,
  })
  const isKnown = (item: Item) => client.getQueryData(query(item).queryKey) !== undefined
  const [first, setFirst] = useState<{ done: number; answers: readonly Answered<Item, Answer>[] }>(
    () => ({ done: items.every(isKnown) ? items.length : 0, answers: [] }),
  )
  const isOver = first.done >= items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values change with these two
  useEffect(() => {
    if (!isAsked || isOver) return
    const turns = pLimit(concurrency)
    const answers: Answered<Item, Answer>[] = []
    let done = 0
    const show = () => setFirst({ done, answers: [...answers] })
    const timer = setInterval(show, progressDelayMs)
    const read = async (item: Item) => {
      const answer = await client.fetchQuery(optionsOf(item)).catch(() => undefined)
      if (answer !== undefined) answers.push({ item, answer })
      done += 1
      if (done < items.length) return
      clearInterval(timer)
      show()
    }
    void turns.map(items, read)
    return () => {
      clearInterval(timer)
      turns.clearQueue()
    }
  }, [isAsked, items.length])
  // Observers render once per answer, so they subscribe when all reads are done.
  const reads = useQueries({
    queries: isOver
      ? items.map((item) => ({ ...optionsOf(item), enabled: isAsked, retryOnMount: false }))
      : [],
  })
  const failed = reads.filter(({ error }) => error)
  const known = items.flatMap((item, index) => {
    const answer = reads[index]?.data
    return answer === undefined ? [] : [{ item, answer }]
  })
  return {
    answers: isOver ? known : first.answers,
    failed,
    done: isOver ? items.length : first.done,
    refetch: () => pLimit(concurrency).map(reads, ({ refetch }) => refetch()),
  }
}
