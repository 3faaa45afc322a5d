import { Problem } from '../page/Problem.tsx'
import type { FormNotice } from './useFaults.ts'

/** Why a form could not be saved, with the faults that none of its inputs can show. */
export function FormProblem({ notice: { message, faults } }: { notice: FormNotice }) {
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
