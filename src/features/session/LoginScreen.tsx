import '#ui/tokens.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { useLogin } from '#api/login.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { useTakeOver } from './useTakeOver.ts'

/** Sign-in with e-mail and password (AUTH-01..AUTH-08). A refusal keeps what was typed. */
export function LoginScreen() {
  const router = useRouter()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useTakeOver(form, (typed) => {
    setEmail(typed.email)
    setPassword(typed.password)
  })
  const { signIn } = useLogin()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setSending(true)
    setRefused(new Map())
    try {
      await signIn(email, password)
      // From /login to /; on a deep link the person stays and lands on what was asked for (AMB-21).
      if (router.state.location.pathname === '/login') await navigate({ to: '/', replace: true })
      else await router.invalidate()
    } catch (error) {
      // Flashed by the query client; the form stays as it is, with what is wrong at its fields.
      if (error instanceof ApiError)
        setRefused(new Map(error.fields.map(({ path, message }) => [path, message])))
    } finally {
      running.current = false
      setSending(false)
    }
  }

  return (
    <SignInFrame title="Welcome!" lead="Sign in to the P4 Console.">
      {/* POST: should it ever be sent without the program, no password stands in an address. */}
      <form ref={form} method="post" onSubmit={submit} aria-label="Login">
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          error={refused.get('email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          error={refused.get('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={sending}>
          Login
        </Button>
        <Button
          variant="subtle"
          onClick={() => void navigate({ to: '/reset-password', state: { email } })}
        >
          Forgot password
        </Button>
      </form>
    </SignInFrame>
  )
}
