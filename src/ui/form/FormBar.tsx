import { Button } from '@mantine/core'
import { GuardedButton } from '../page/GuardedButton.tsx'
import classes from './form.module.css'

interface FormBarProps {
  kind: 'sticky' | 'plain'
  busy: boolean
  /** Labels of the changed fields. */
  changes: string
  submitLabel: string
  refusal?: string | undefined
  onCancel: (() => void) | undefined
  onDiscard: (() => void) | undefined
}

export function FormBar(props: FormBarProps) {
  const { kind, busy, changes, submitLabel, refusal, onCancel, onDiscard } = props
  return (
    <div className={classes.bar} data-kind={kind}>
      {kind === 'sticky' && changes !== '' && (
        <p className={classes.changes} title={changes}>
          <span className={classes.dot} aria-hidden />
          <span>
            <strong>Changed:</strong> {changes}
          </span>
        </p>
      )}
      <div className={classes.buttons}>
        {onDiscard && changes !== '' && (
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={busy}>
            Discard changes
          </Button>
        )}
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        )}
        {/* The button of an unchanged page is quiet but still submits. */}
        <GuardedButton
          type="submit"
          variant={kind === 'sticky' && changes === '' ? 'default' : 'filled'}
          loading={busy}
          refusal={refusal}
        >
          {submitLabel}
        </GuardedButton>
      </div>
    </div>
  )
}
