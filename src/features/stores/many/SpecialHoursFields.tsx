import { Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { saveDays } from '#api/specialDays.ts'
import { storeHoursQuery } from '#api/storeHours.ts'
import type { StoreSummary } from '#api/stores.ts'
import { BulkForm } from '#components/actions/BulkForm.tsx'
import type { BulkFields } from '#components/actions/bulk.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { HoursNote } from '#components/stores/HoursNote.tsx'
import { useReads } from '#components/useReads.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { specialDayOn } from '#domain/stores/specialDays.ts'
import { openHours } from '#domain/stores/storeHours.ts'
import { counted } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { DateField } from '#ui/fields/DateField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { List } from '#ui/list/List.tsx'
import {
  type HolidayValues,
  holidayFormValues,
  holidayLabels,
  holidaySchema,
} from '../holidays/holidayForm.ts'
import { previewList, previewOf } from './hoursPreview.ts'

/** Hours of one date, with what each store has on it now and then. */
export function SpecialHoursFields(props: BulkFields<StoreSummary>) {
  return (
    <BulkForm
      {...props}
      schema={holidaySchema}
      labels={holidayLabels}
      initialValues={holidayFormValues(null)}
    >
      {(form) => <SpecialHours {...props} form={form} />}
    </BulkForm>
  )
}

interface SpecialHoursProps extends BulkFields<StoreSummary> {
  form: FormApi<HolidayValues>
}

function SpecialHours({ rows, choose, form: { values, field } }: SpecialHoursProps) {
  const [replaces, setReplaces] = useState(false)
  const [state, onStateChange] = useState(previewList.defaults)
  const today = useStoreDate(ownTimeZone())
  const { answers, done } = useReads(rows, ({ id }) => storeHoursQuery(id), true)
  const weeks = new Map(answers.map(({ item, answer }) => [item.id, answer]))
  const { date, ...override } = values
  const isPast = date !== null && date < today
  const hours = !isPast && holidaySchema.safeParse(values).success ? override : null
  const preview =
    date === null
      ? []
      : rows.map((store) => previewOf(store, weeks.get(store.id), date, hours, replaces))
  const others = preview.filter(({ set }) => set === 'other')
  const isRead = done === rows.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    const seen = new Map(preview.map(({ id, saved }) => [id, saved]))
    const only = preview.filter(({ set }) => set === 'none' || (replaces && set === 'other'))
    if (date === null || hours === null || !isRead) choose(null)
    else
      choose(
        saveDays(
          (store) => store,
          ({ id }) => [{ date, hours, seen: seen.get(id) ?? null }],
          new Map(),
        ),
        only.map(({ store }) => store),
      )
  }, [values, replaces, isRead])

  return (
    <>
      <DateField
        {...field('date')}
        min={today}
        required
        error={isPast && 'Date cannot be past.'}
        description={date !== null && specialDayOn(date)?.name}
      />
      <TimeField {...field('opening_time')} disabled={values.is_closed} />
      <TimeField {...field('closing_time')} disabled={values.is_closed} />
      <HoursNote hours={values.is_closed ? null : openHours(values)} day="this date" />
      <SwitchField
        {...field('is_closed')}
        description="When closed, nobody can order on this date."
      />
      <SwitchField {...field('is_holiday')} />
      {others.length > 0 && (
        <Checkbox
          label={`Replace the special hours of ${counted(others.length, 'store')}`}
          checked={replaces}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
      )}
      {date === null || hours === null ? (
        <p className={dialog.text}>Enter a date, and an opening and a closing time or Is Closed.</p>
      ) : (
        <List
          label="Hours of the stores"
          noun={{ one: 'store', many: 'stores' }}
          rows={preview}
          columns={previewList.columns}
          state={state}
          onStateChange={onStateChange}
          search={false}
          columnChoice={false}
        />
      )}
    </>
  )
}
