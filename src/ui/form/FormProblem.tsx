import { Problem } from '../page/Problem.tsx'
import type { FormNotice } from './errors.ts'
import classes from './form.module.css'

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

export function FormProblem({ notice }: { notice: FormNotice }) {
  return (
    <div ref={intoView} className={classes.notice}>
      <NoticeText {...notice} />
    </div>
  )
}

function NoticeText({ message, faults }: FormNotice) {
  const [only, ...more] = faults
  if (message === null && only && more.length === 0) return <Problem>{only.message}</Problem>
  return (
    <Problem title={message ?? 'This could not be saved.'}>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              {fault.path ? `${fault.path}: ${fault.message}` : fault.message}
            </li>
          ))}
        </ul>
      )}
    </Problem>
  )
}
