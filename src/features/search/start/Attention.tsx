import { IconCircleCheck } from '@tabler/icons-react'
import { keepPutOff, useKept } from '#api/core/kept.ts'
import type { Access } from '#api/core/viewer.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import { addDays } from '#domain/calendar.ts'
import { type Finding, putOffOn } from '#domain/findings/finding.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { Section } from '#ui/page/Section.tsx'
import { Checks } from './Checks.tsx'
import { FindingList } from './FindingList.tsx'
import classes from './start.module.css'
import { useFindings } from './useFindings.ts'

const none: Finding = { id: '', label: '', to: '/' }
const putOffDays = 7

export function Attention({ access }: { access: Access }) {
  const { groups, reads, stores, today } = useFindings(access)
  const { putOff } = useKept()
  const dialog = useDialogOf(none)
  const list = { today, onPutOff: dialog.open }
  const failed = reads.filter(({ read }) => read.error && read.data === undefined)
  const isLoading = reads.some(({ read }) => read.isLoading)
  const findings = groups.flatMap((group) => group.findings)
  const isAllPutOff = findings.every((finding) => putOffOn(finding, putOff, today))
  return (
    <Section id="attention" title="What Needs Attention">
      {failed.map(({ title, read }) => (
        <FailedRead key={title} title={title} read={read} />
      ))}
      {isLoading && (
        <Loading label="Loading what needs attention">
          <Bone height={96} />
        </Loading>
      )}
      {!isLoading && failed.length === 0 && isAllPutOff && (
        <p className={classes.quiet}>
          <IconCircleCheck size={20} aria-hidden /> Nothing needs your attention
        </p>
      )}
      {groups.map((group) => (
        <FindingList key={group.title} {...group} {...list} />
      ))}
      <Checks access={access} stores={stores} {...list} />
      <TitleDialog
        opened={dialog.opened}
        title={`Put off ${dialog.shown.label} for a week`}
        label="Reason"
        onClose={dialog.close}
        onConfirm={(reason) =>
          keepPutOff(dialog.shown.id, { reason, until: addDays(today, putOffDays) })
        }
      />
    </Section>
  )
}
