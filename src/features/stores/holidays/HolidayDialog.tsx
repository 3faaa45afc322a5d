import { UnstyledButton } from '@mantine/core'
import { takenDate, useAddOverride, useSaveOverride } from '#api/storeHours.ts'
import { HoursNote } from '#components/stores/HoursNote.tsx'
import classes from '#components/stores/storeState.module.css'
import { openHours } from '#domain/stores/storeHours.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { holidayFormValues, holidayLabels, holidayPaths, holidaySchema } from './holidayForm.ts'
import type { Holiday } from './holidayRows.ts'

interface HolidayDialogProps {
  storeId: number
  /** In the store's zone. */
  today: string
  opened: boolean
  /** Null for a new one. */
  holiday: Holiday | null
  onDate: (date: string) => Holiday | undefined
  onOpen: (holiday: Holiday) => void
  onClose: () => void
}

const pastDate = 'This date is past at the store: the list of upcoming holidays will not show it.'

/** A saved override keeps its date, which identifies it. */
export function HolidayDialog(props: HolidayDialogProps) {
  const { storeId, today, opened, holiday, onDate, onOpen, onClose } = props
  const add = useAddOverride(storeId)
  const save = useSaveOverride(storeId)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={holiday}
      title={holiday ? 'Edit Holiday' : 'Create Holiday'}
      schema={holidaySchema}
      labels={holidayLabels}
      paths={holidayPaths}
      initialValues={holidayFormValues(holiday)}
      flashesFaults
      onSubmit={async ({ opened: known, changes: { date: _, ...changes }, body }) =>
        known ? save({ opened: known, changes }) : add(body)
      }
      onSaved={onClose}
    >
      {({ field, values }) => {
        const existing = holiday || !values.date ? undefined : onDate(values.date)
        return (
          <>
            <DateField
              {...field('date')}
              error={field('date').error ?? (existing && takenDate)}
              min={today}
              disabled={holiday !== null}
              required
              description={
                existing ? (
                  <UnstyledButton className={classes.retry} onClick={() => onOpen(existing)}>
                    Edit the hours that are there
                  </UnstyledButton>
                ) : (
                  values.date !== null && values.date < today && pastDate
                )
              }
            />
            <TimeField {...field('opening_time')} disabled={values.is_closed} />
            <TimeField {...field('closing_time')} disabled={values.is_closed} />
            <HoursNote hours={values.is_closed ? null : openHours(values)} day="this date" />
            <SwitchField
              {...field('is_closed')}
              description="When closed, nobody can order on this date."
            />
            <SwitchField {...field('is_holiday')} />
          </>
        )
      }}
    </FormDialog>
  )
}
