import { Button, Progress } from '@mantine/core'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedRead } from '#components/FailedRead.tsx'
import { useReads } from '#components/useReads.ts'
import type { Finding } from '#domain/findings/finding.ts'
import { grouped } from '#domain/wording.ts'
import { FindingList, type FindingListProps } from './FindingList.tsx'
import classes from './start.module.css'

interface CheckProps<Item, Answer, Key extends QueryKey>
  extends Omit<FindingListProps, 'findings'> {
  /** Of the button: 'Check prices of 24 stores'. */
  label: string
  items: readonly Item[]
  query: (item: Item) => UseQueryOptions<Answer, Error, Answer, Key>
  find: (answers: readonly { readonly item: Item; readonly answer: Answer }[]) => readonly Finding[]
}

/** Findings that take a read per item, once the user asks for them. */
export function Check<Item, Answer, Key extends QueryKey>(props: CheckProps<Item, Answer, Key>) {
  const { label, items, query, find, ...list } = props
  const [asked, setAsked] = useState(false)
  const { answers, failed, done } = useReads(items, query, asked)
  if (items.length === 0) return null
  if (done < items.length && !asked)
    return (
      <Button variant="default" className={classes.check} onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  if (done < items.length)
    return (
      <div role="status" className={classes.running}>
        {list.title}: {grouped(done)} of {grouped(items.length)}
        <Progress value={(done / items.length) * 100} aria-label={list.title} />
      </div>
    )
  const findings = find(answers)
  return (
    <div>
      <FindingList {...list} findings={findings} />
      {failed.length === 0 && findings.length === 0 && (
        <p className={classes.quiet}>{list.title}: nothing found</p>
      )}
      {failed[0] && (
        <FailedRead
          title={`${list.title}: ${failed.length} of ${items.length} could not be read`}
          read={{
            error: failed[0].error,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
        />
      )}
    </div>
  )
}
