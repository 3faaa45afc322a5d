import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { session } from '#api/core/session.ts'
import { useLogin } from '#api/session.ts'
import type { User } from '#api/users.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import classes from './SignInAgain.module.css'

interface SignInAgainProps {
  opened: boolean
  /** Whose page it is. */
  user: User
  onClose: () => void
}

/** Login over a page whose session has ended. */
export function SignInAgain({ opened, user, onClose }: SignInAgainProps) {
  const router = useRouter()
  const client = useQueryClient()
  const login = useLogin(async ({ id }) => {
    if (id === user.id) return
    // Ends the page before the next user's session starts: its screens would read as that user.
    session.end()
    await router.invalidate()
    client.clear()
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Sign in again"
      centered
      zIndex={300}
      closeOnClickOutside={false}
    >
      <div className={classes.content}>
        <p>Sign in again to go on as {user.name}</p>
        <LoginForm
          knownEmail={user.email ?? ''}
          signIn={async (typed) => {
            await login(typed)
            if (session.get().user?.id === user.id) return
            await router.navigate({ to: '/' })
            await router.invalidate()
          }}
        >
          {() => (
            <Button variant="subtle" onClick={onClose}>
              Not now
            </Button>
          )}
        </LoginForm>
      </div>
    </Dialog>
  )
}
