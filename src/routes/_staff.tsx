import { createFileRoute } from '@tanstack/react-router'
import { StaffFailed } from '#app/StaffFailed.tsx'
import { StaffFrame } from '#app/StaffFrame.tsx'
import { requireSession } from '#app/signedOut.ts'

export const Route = createFileRoute('/_staff')({
  beforeLoad: requireSession,
  // A skeleton stands inside the frame, never in its place (AMB-14).
  pendingMs: Number.POSITIVE_INFINITY,
  component: StaffFrame,
  errorComponent: StaffFailed,
})
