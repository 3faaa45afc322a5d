import { createFileRoute } from '@tanstack/react-router'
import { PluUpdateScreen } from '#features/price-updates/PluUpdateScreen.tsx'

export const Route = createFileRoute('/_staff/plu-update/')({ component: PluUpdateScreen })
