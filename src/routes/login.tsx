import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { LoginScreen } from '#features/session/LoginScreen.tsx'

export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    // AUTH-05, AMB-01: literally /home, which shows Search.
    if (session.isLoggedIn()) throw redirect({ to: '/home', replace: true })
  },
  // The first screen of a visitor comes with the program: one file less to wait for.
  codeSplitGroupings: [],
  component: LoginScreen,
})
