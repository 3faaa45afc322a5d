import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { logOut } from '#api/session.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import classes from '#ui/dialog/dialog.module.css'
import { draftName, useDrafts } from '#ui/drafts/useDrafts.ts'

/** Asks only where the browser has drafts of the viewer. */
export function LogOut() {
  const navigate = useNavigate()
  const [drafts, discard] = useDrafts()
  const [asking, setAsking] = useState(false)
  const leave = () => {
    logOut()
    void navigate({ to: '/login' })
  }
  const ask = () => setAsking(true)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={drafts.length === 0 ? leave : ask}
      >
        Log out
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Log out with unsaved changes?"
        centered
      >
        <div className={classes.content}>
          <div className={classes.text}>
            <p>
              Drafts that you keep are offered after your next sign-in, for 14 days. Nobody else
              sees them.
            </p>
            <ul className={classes.changes}>
              {drafts.map((draft) => (
                <li key={draft.key}>{draftName(draft)}</li>
              ))}
            </ul>
          </div>
          <div className={classes.actions}>
            <Button
              variant="default"
              onClick={() => {
                discard(drafts)
                leave()
              }}
            >
              Discard drafts
            </Button>
            <Button onClick={leave} data-autofocus>
              Keep drafts
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
