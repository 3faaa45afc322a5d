import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#api/core/session.ts'
import { StaffFailed } from '#app/Failed.tsx'
import { StaffFrame } from '#app/StaffFrame.tsx'

export const Route = createFileRoute('/_staff')({
  beforeLoad: requireSession,
  // The skeleton is drawn inside the frame, so this route never draws one.
  pendingMs: Number.POSITIVE_INFINITY,
  component: StaffFrame,
  errorComponent: StaffFailed,
})
