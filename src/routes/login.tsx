import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#api/core/session.ts'
import { LoginScreen } from '#features/session/LoginScreen.tsx'

export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    // A sign-in leads to /home, which shows Search (AMB-01).
    if (session.isLoggedIn()) throw redirect({ to: '/home', replace: true })
  },
  // Login stays in the main chunk: a visitor's first screen waits for one file less.
  codeSplitGroupings: [],
  component: LoginScreen,
})
