import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './DefinitionList.module.css'

/** An empty value is shown as a dash. */
export interface Fact {
  term: string
  value: ReactNode
}

export function DefinitionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={classes.container}>
      <dl className={classes.list}>
        {facts.map(({ term, value }) => (
          <div key={term} className={classes.fact}>
            <dt className={classes.term}>{term}</dt>
            <dd className={classes.value}>{isEmpty(value) ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || typeof value === 'boolean'
}
