import { useAccess } from '#api/core/viewer.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Section } from '#ui/page/Section.tsx'
import { ExportPrices } from './ExportPrices.tsx'
import { UploadPrices } from './UploadPrices.tsx'

const download: GuardedAction = { operation: 'exportPrices', label: 'Download' }
const upload: GuardedAction = { operation: 'importPrices', label: 'Upload' }

/** The current list is edited in a spreadsheet program and uploaded again. */
export function PluUpdateScreen() {
  const access = useAccess()
  return (
    <>
      <PageHeader
        title="PLU Update"
        secondary={<HiddenActions access={access} actions={[download, upload]} />}
      />
      <Section
        id="download"
        title="1. Download the current list"
        description="The exported list has a row for each variant at each store, and comes by e-mail."
      >
        {access.canUse(download).allowed && <ExportPrices />}
      </Section>
      <Section
        id="edit"
        title="2. Edit the price column"
        description="Prices are whole numbers of cents, and every row needs one. Leave variant_id and store_id as they are. Rows that you delete keep their prices."
      >
        {null}
      </Section>
      <Section
        id="upload"
        title="3. Upload the file"
        description="CSV or XLSX, up to 20 MB. Every row is checked, and compared with the prices in effect, before anything is sent."
      >
        {access.canUse(upload).allowed && <UploadPrices />}
      </Section>
    </>
  )
}
