import { Button } from '@mantine/core'
import { useState } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { session } from '#api/core/session.ts'
import { useAccess, useCurrentUser } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { User } from '#api/users.ts'
import { useUserDeletion } from '#api/users.ts'
import { type GuardedAction, splitActions } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { Section } from '#ui/page/Section.tsx'
import { PrivacyDialog } from './PrivacyDialog.tsx'
import { type PrivacyAnswer, PrivacyOutput } from './PrivacyOutput.tsx'
import classes from './privacy.module.css'

type Request = 'export' | 'delete'

type Output = PrivacyAnswer & { readonly of: Request }

const lostProof = 'The deletion went through. Its proof was lost on the way.'

const unanswered: Record<Request, string> = {
  export: 'The host accepted the request, but sent no data of this user.',
  delete: 'The deletion went through. The host answered no proof of it.',
}

/** The user is not refetched (AMB-129). */
export function PrivacyTab({ user }: { user: User }) {
  const access = useAccess()
  const { shown: request, opened, ...dialog } = useDialogOf<Request>('export')
  const [output, setOutput] = useState<Output | null>(null)
  const exportUser = useOperation('exportUser', {
    failureShownInPlace: true,
    flash: (answer) => (isEmpty(answer) ? undefined : { message: `User '${user.name}' exported` }),
  })
  const deleteUser = useUserDeletion(user.id, `User '${user.name}' deleted`)
  const isViewer = useCurrentUser().user?.id === user.id
  const target = { user }
  const actions: (GuardedAction & { request: Request })[] = [
    { request: 'export', operation: 'exportUser', label: 'Export user', target },
    { request: 'delete', operation: 'deleteUser', label: 'Delete user', target },
  ]
  const open = (next: Request) => {
    dialog.open(next)
    setOutput(null)
  }
  const send = async (email: string) => {
    const what = request === 'export' ? 'export' : 'deletion'
    try {
      const answer =
        request === 'export'
          ? await exportUser({ path: { id: user.id }, body: { email } })
          : await deleteUser({ email })
      setOutput({ of: request, ...outputOf(request, answer) })
    } catch (error) {
      const failure = `Unable to process ${what} request: ${errorMessage(error)}`
      setOutput({ of: request, failure })
      throw error
    }
  }
  return (
    <>
      <Section
        id="privacy"
        title="CCPA"
        description="What customers may ask for by law: all of their data, or its deletion."
        actions={<HiddenActions access={access} actions={actions} />}
      >
        <div className={classes.buttons}>
          {splitActions(access, actions).shown.map((action) => (
            <Button key={action.label} variant="default" onClick={() => open(action.request)}>
              {action.label}
            </Button>
          ))}
        </div>
        {output && !opened && <PrivacyOutput user={user} {...output} />}
      </Section>
      <PrivacyDialog
        user={user}
        request={request}
        opened={opened}
        own={isViewer}
        onClose={() => {
          dialog.close()
          // A deleted user's token is invalid.
          if (isViewer && output?.of === 'delete' && output.failure === undefined) session.end()
        }}
        onSend={send}
      >
        {output?.of === request && <PrivacyOutput user={user} {...output} />}
      </PrivacyDialog>
    </>
  )
}

/** Null for a lost answer. */
function outputOf(request: Request, answer: object | null): PrivacyAnswer {
  if (!answer) return { message: lostProof }
  return isEmpty(answer) ? { message: unanswered[request] } : { json: answer }
}

const isEmpty = (answer: object): boolean => Object.keys(answer).length === 0
