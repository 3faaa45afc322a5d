import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useContext, useState } from 'react'
import { logOut } from '#api/session.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import classes from '#ui/dialog/dialog.module.css'
import type { Draft } from '#ui/drafts/draft.ts'
import { DraftPlaceContext, dropDrafts, findDrafts } from '#ui/drafts/drafts.ts'
import { draftName } from '#ui/drafts/useDrafts.ts'

/** Asks only where the browser has drafts of the viewer. */
export function LogOut() {
  const navigate = useNavigate()
  const owner = useContext(DraftPlaceContext)?.owner() ?? null
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [asking, setAsking] = useState(false)
  const leave = () => {
    logOut()
    void navigate({ to: '/login' })
  }
  const ask = async () => {
    const found = owner === null ? null : await findDrafts(owner)
    if (!found || found.length === 0) return leave()
    setDrafts(found)
    setAsking(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => void ask()}
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
                dropDrafts(drafts.map(({ key }) => key))
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
