import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useOperation } from '#api/core/write.ts'
import type { Promotion } from '#api/promotions.ts'
import { type Audience, largestAudience, unmatched } from '#domain/promotions/audience.ts'
import { counted, grouped } from '#domain/wording.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { useFileDrop } from '#ui/fields/useFileDrop.ts'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { useIsUnmounted } from '#ui/useIsUnmounted.ts'
import form from '../promotions.module.css'
import classes from './audience.module.css'
import type { AudienceAnswer } from './audienceWorker.ts'

interface AudienceDialogProps {
  opened: boolean
  /** Number of users that the upload replaces. */
  replaced: number
  onClose: () => void
  onUsers: (users: Promotion['users']) => void
}

/** The user confirms the result first (AMB-148). */
export function AudienceDialog({ opened, onClose, ...content }: AudienceDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Upload e-mails">
      <AudienceContent {...content} onClose={onClose} />
    </Dialog>
  )
}

function emailFile(name: string, emails: readonly string[]): File {
  const plain = emails.filter((email) => !/[\s",]/.test(email))
  return new File([['email', ...plain, ''].join('\r\n')], `${name.replace(/\.\w{1,5}$/, '')}.csv`, {
    type: 'text/csv',
  })
}

interface Found {
  readonly file: string
  readonly notes: readonly string[]
  readonly users: Promotion['users']
  /** E-mails without a user. */
  readonly strangers: readonly string[]
}

type ContentProps = Omit<AudienceDialogProps, 'opened'>

function AudienceContent({ replaced, onClose, onUsers }: ContentProps) {
  const upload = useOperation('uploadPromotionAudience', { failureShownInPlace: true })
  const { pending, failure, attempt } = useAttempt()
  const [found, setFound] = useState<Found | null>(null)
  const [work, setWork] = useState('')
  const isUnmounted = useIsUnmounted()
  const id = useId()

  const take = async (audience: File) => {
    setFound(null)
    setWork('The file is being read …')
    await attempt(async () => {
      const { emails, notes, isPlain } = await readAudienceFile(audience)
      // The dialog was closed.
      if (isUnmounted.current) return
      setWork(`The users of ${counted(emails.length, 'e-mail')} are being looked up …`)
      // Rewritten if other readers may find something else in it.
      const sent = isPlain ? audience : emailFile(audience.name, emails)
      const users = await upload({ body: { audience: sent } })
      setFound({ file: audience.name, notes, users, strangers: unmatched(emails, users) })
    })
    setWork('')
  }
  const file = useFileDrop({ disabled: pending, onFile: (chosen) => void take(chosen) })

  return (
    <div className={classes.place} {...file.dropZone}>
      <p id={id} className={classes.about}>
        A CSV or XLSX file with a column of e-mails of existing users, up to 100,000.
      </p>
      <div className={classes.choice}>
        <Button
          variant="default"
          loading={pending}
          aria-describedby={id}
          data-autofocus
          onClick={file.choose}
        >
          Choose file
        </Button>
        <input {...file.input} aria-label="File of e-mails" accept=".csv,.xlsx,text/csv" hidden />
        <p role="status" className={classes.about}>
          {work}
        </p>
      </div>
      {failure && <Problem>{failure}</Problem>}
      {found && <FoundUsers found={found} replaced={replaced} />}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!found || found.users.length === 0 || pending}
          onClick={() => {
            if (found) onUsers(found.users)
            onClose()
          }}
        >
          Confirm
        </Button>
      </div>
    </div>
  )
}

const maxShownEmails = 200

function FoundUsers({ found, replaced }: { found: Found; replaced: number }) {
  const { file, notes, users, strangers } = found
  const more = strangers.length - maxShownEmails
  return (
    <div role="status" className={classes.found}>
      <p>
        <strong>{counted(users.length, 'user')}</strong> found in {file}.
        {replaced > 0 && ` They replace the ${counted(replaced, 'user')} in the list.`}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {strangers.length > 0 && (
        <>
          <p>{counted(strangers.length, 'e-mail')} without a user:</p>
          <ul className={form.found} aria-label="E-mails without a user">
            {strangers.slice(0, maxShownEmails).map((email) => (
              <li key={email} className={classes.stranger}>
                {email}
              </li>
            ))}
            {more > 0 && <li>{grouped(more)} more</li>}
          </ul>
        </>
      )}
    </div>
  )
}

/** Reads in a worker. Rejects with a message for the user. */
function readAudienceFile(file: File): Promise<Audience> {
  if (file.size > largestAudience)
    return Promise.reject(new Error('A file may have at most 20 MB.'))
  const worker = new Worker(new URL('./audienceWorker.ts', import.meta.url), { type: 'module' })
  const read = new Promise<Audience>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AudienceAnswer>) => {
      if ('emails' in data) resolve(data)
      else reject(new Error(data.refusal))
    })
    worker.addEventListener('error', () => reject(new Error('The file could not be read.')))
  })
  worker.postMessage(file)
  return read.finally(() => worker.terminate())
}
