import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from '#features/reports/ReportsScreen.tsx'
import { reportSearch } from '#features/reports/reportSearch.ts'
import { listSearch } from '#ui/list/listSearch.ts'

const eodList = listSearch('eod')

export const Route = createFileRoute('/_staff/reports/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...eodList(search),
    ...reportSearch(search),
  }),
  component: ReportsScreen,
})
