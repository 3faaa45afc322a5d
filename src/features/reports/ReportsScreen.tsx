import { useSearch } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EodReport } from './EodReport.tsx'
import { eodDate, tipDays } from './reportDays.ts'
import { type ReportSearch, reportSearch } from './reportSearch.ts'
import { TipReport } from './TipReport.tsx'

export function ReportsScreen() {
  const search = reportSearch(useSearch({ strict: false }))
  const changeSearch = useChangeSearch()
  const can = useAccess().can('getTipReport')
  const choose = (chosen: ReportSearch) => changeSearch({ ...chosen })
  return (
    <>
      <PageHeader title="Reports" />
      {can.allowed ? (
        <>
          <TipReport days={tipDays(search)} onChoose={choose} />
          <EodReport date={eodDate(search)} onChoose={(date) => choose({ date })} />
        </>
      ) : (
        <ForbiddenState
          title="You may not see the reports"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
    </>
  )
}
