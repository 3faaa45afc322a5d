import { Button, Progress } from '@mantine/core'
import { IconArrowsDiff, IconFileUpload } from '@tabler/icons-react'
import { counted } from '#domain/wording.ts'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { FileDrop } from './FileDrop.tsx'
import classes from './priceUpdates.module.css'
import type { Workbench, WorkbenchState } from './workbench.ts'

interface ChooseListsProps {
  workbench: Workbench
  state: WorkbenchState
  disabled: boolean
  onChoose: () => void
}

export function ChooseLists({ workbench, state, disabled, onChoose }: ChooseListsProps) {
  const opening = useAttempt()
  const comparing = useAttempt()
  const { file, rows, notes } = state
  return (
    <div className={classes.files}>
      <FileDrop
        label="Price list"
        title="Edited list"
        button={file ? 'Choose another file' : 'Choose file'}
        icon={<IconFileUpload size={16} aria-hidden />}
        busy={opening.pending}
        problem={
          opening.failure && <Problem title="The list cannot be used.">{opening.failure}</Problem>
        }
        disabled={disabled}
        onFile={(chosen) => {
          onChoose()
          void opening.attempt(() => workbench.open(chosen))
        }}
      >
        {file ? (
          <div role="status">
            <p>
              <strong>{file.name}</strong>, {counted(rows.length, 'row')}
            </p>
            <Notes notes={notes} />
          </div>
        ) : (
          <p>Drop it here or choose it. Nothing is sent before you press Upload.</p>
        )}
      </FileDrop>
      <FileDrop
        label="Exported list"
        title="Compare with"
        button="Choose exported list"
        icon={<IconArrowsDiff size={16} aria-hidden />}
        busy={comparing.pending}
        problem={
          comparing.failure && (
            <Problem title="Nothing can be compared with it.">{comparing.failure}</Problem>
          )
        }
        disabled={disabled}
        onFile={(chosen) => void comparing.attempt(() => workbench.compare(chosen))}
      >
        <Compared
          state={state}
          onStores={() => void comparing.attempt(workbench.compareWithStores)}
          onRetry={() => void comparing.attempt(workbench.retry)}
        />
      </FileDrop>
    </div>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => <p key={note}>{note}</p>)

interface ComparedProps {
  state: WorkbenchState
  onStores: () => void
  onRetry: () => void
}

function Compared({ state: { comparison }, onStores, onRetry }: ComparedProps) {
  if (comparison.with === 'file')
    return (
      <>
        <p>
          Compared with <strong>{comparison.name}</strong>.
        </p>
        <Notes notes={comparison.notes} />
        <Button variant="subtle" size="compact-sm" onClick={onStores}>
          Compare with the prices in effect
        </Button>
      </>
    )
  if (comparison.with === 'nothing')
    return (
      <p>The list is compared with the prices in effect, or with an exported list dropped here.</p>
    )
  const { all, read, failed } = comparison
  if (failed === null)
    return (
      <>
        <p>
          Reading the prices in effect: {read} of {counted(all, 'store')}
        </p>
        <Progress.Root size="sm">
          <Progress.Section value={Math.round((read / all) * 100)} aria-label="Stores read" />
        </Progress.Root>
      </>
    )
  if (failed.length === 0)
    return <p role="status">Compared with the prices in effect at {counted(all, 'store')}.</p>
  return (
    <>
      <p role="alert">
        The prices of {counted(failed.length, 'store')} could not be read. Their rows are not
        compared.
      </p>
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        Read again
      </Button>
    </>
  )
}
