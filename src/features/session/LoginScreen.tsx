// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import '#ui/tokens.css'
import { Button } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { session } from '#api/core/session.ts'
import { useLogin } from '#api/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

const notKept =
  'This browser blocks its storage: you are signed in until this page is closed or loaded again.'

export function LoginScreen() {
  const router = useRouter()
  const navigate = useNavigate()
  const login = useLogin()
  return (
    <SignInFrame title="Welcome!" lead="Sign in to the P4 Console.">
      <LoginForm
        signIn={async (typed) => {
          await login(typed)
          if (!session.isKept()) flash({ message: notKept, variant: 'info' })
          // Any other address shows the requested screen (AMB-21).
          if (router.state.location.pathname === '/login')
            await navigate({ to: '/', replace: true })
          else await router.invalidate()
        }}
      >
        {(email) => (
          <Button
            variant="subtle"
            onClick={() => void navigate({ to: '/reset-password', state: { email } })}
          >
            Forgot password
          </Button>
        )}
      </LoginForm>
    </SignInFrame>
  )
}
