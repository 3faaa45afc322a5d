import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { keepPutOff, useKept } from '#api/core/kept.ts'
import { mediumDate } from '#domain/calendar.ts'
import { type Finding, type PutOff, putOffOn } from '#domain/findings/finding.ts'
import { grouped } from '#domain/wording.ts'
import classes from './start.module.css'

export interface FindingListProps {
  title: string
  findings: readonly Finding[]
  today: string
  onPutOff: (finding: Finding) => void
}

const maxShown = 5

export function FindingList({ title, findings, today, onPutOff }: FindingListProps) {
  const { putOff } = useKept()
  const rows = findings.map((finding) => ({ finding, putOff: putOffOn(finding, putOff, today) }))
  const open = rows.filter((row) => !row.putOff)
  const waiting = rows.filter((row) => row.putOff)
  const rest = open.slice(maxShown)
  const listOf = (some: typeof rows) => (
    <ul className={classes.rows}>
      {some.map((row) => (
        <FindingRow key={row.finding.id} {...row} onPutOff={onPutOff} />
      ))}
    </ul>
  )
  if (findings.length === 0) return null
  return (
    <section aria-label={title} className={classes.group}>
      <h3>
        {title} {open.length > 0 && <span>{grouped(open.length)}</span>}
      </h3>
      {open.length > 0 && listOf(open.slice(0, maxShown))}
      {rest.length > 0 && (
        <details>
          <summary>{grouped(rest.length)} more</summary>
          {listOf(rest)}
        </details>
      )}
      {waiting.length > 0 && (
        <details>
          <summary>{grouped(waiting.length)} put off</summary>
          {listOf(waiting)}
        </details>
      )}
    </section>
  )
}

interface FindingRowProps {
  finding: Finding
  putOff?: PutOff | undefined
  onPutOff: (finding: Finding) => void
}

function FindingRow({ finding, putOff, onPutOff }: FindingRowProps) {
  const { id, label, to, hash, search } = finding
  const detail = putOff ? `Until ${mediumDate(putOff.until)}: ${putOff.reason}` : finding.detail
  return (
    <li>
      <Link to={to} {...(hash && { hash })} {...(search && { search })} className={classes.link}>
        <strong>{label}</strong> {detail}
      </Link>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={putOff ? `Show ${label} again` : `Put off ${label}`}
        onClick={() => (putOff ? void keepPutOff(id) : onPutOff(finding))}
      >
        {putOff ? 'Show again' : 'Put off'}
      </Button>
    </li>
  )
}
