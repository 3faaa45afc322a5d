import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Bone } from '#ui/page/Loading.tsx'
import type { Lookup } from './lookups.ts'
import classes from './promotions.module.css'

interface NameListProps {
  /** The kind of the named records: `Stores`. */
  label: string
  ids: readonly number[]
  lookup: Pick<Lookup, 'pending' | 'error' | 'retry' | 'retrying'>
  /** One name, usually as a link. */
  children: (id: number) => ReactNode
}

/** The number of names before the user asks for all. */
const shownAtFirst = 12

/** The names of records, side by side. A long list shows all names on demand. */
export function NameList({ label, ids, lookup, children }: NameListProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  if (lookup.pending) return <Bone width="60%" height={20} />
  const folds = ids.length > shownAtFirst + 1
  const shown = all || !folds ? ids : ids.slice(0, shownAtFirst)
  return (
    <>
      <ul id={id} className={classes.names} aria-label={label}>
        {shown.map((one) => (
          <li key={one}>{children(one)}</li>
        ))}
      </ul>
      {folds && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={6}
          ml={-8}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${ids.length}`}
        </Button>
      )}
      {lookup.error && (
        <p className={classes.problem}>
          Their names could not be loaded.
          <Button
            variant="default"
            size="compact-sm"
            loading={lookup.retrying}
            onClick={lookup.retry}
          >
            Retry
          </Button>
        </p>
      )}
    </>
  )
}
