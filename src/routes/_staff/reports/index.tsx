import { createFileRoute } from '@tanstack/react-router'
import { eodQuery, tipsQuery } from '#api/reports.ts'
import { mayFail } from '#app/mayFail.ts'
import { ReportsScreen } from '#features/reports/ReportsScreen.tsx'
import { eodDate, reportSearch, tipDays } from '#features/reports/reportDays.ts'
import { listSearch } from '#ui/list/listSearch.ts'

const eodList = listSearch('eod')

export const Route = createFileRoute('/_staff/reports/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...eodList(search),
    ...reportSearch(search),
  }),
  loaderDeps: ({ search }) => reportSearch(search),
  // Each report shows its own failure, and a new date does not wait: the screen keeps the last report meanwhile.
  loader: ({ context: { queryClient }, deps }) => {
    void mayFail(queryClient.ensureQueryData(tipsQuery(tipDays(deps))))
    void mayFail(queryClient.ensureQueryData(eodQuery(eodDate(deps))))
  },
  component: ReportsScreen,
})
