import { TextInput } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { z } from 'zod'
import { useAccess } from '#api/core/viewer.ts'
import { patchEach, patchTogether, type StoreFieldsChange } from '#api/manyStores.ts'
import type { StoreSummary } from '#api/stores.ts'
import { BulkForm } from '#components/actions/BulkForm.tsx'
import type { BulkFields } from '#components/actions/bulk.ts'
import { timeZones } from '#domain/calendar.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { storeLabels } from '../storeForm.ts'

const line = (label: string) => z.string().trim().max(255, `${label} has at most 255 characters.`)
const whole = (label: string) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, `${label} must be a whole number.`)
    .refine((text) => Number(text) <= 2_147_483_647, `${label} is too large.`)

const schema = z.object({
  region: line(storeLabels.region),
  area: line(storeLabels.area),
  time_zone: z.enum(timeZones).nullable(),
  max_prep_time: whole(storeLabels.max_prep_time),
  minutes_to_closing_warning: whole(storeLabels.minutes_to_closing_warning),
  accepts_mobile_orders: z.enum(['keep', 'yes', 'no']),
})

type Values = z.input<typeof schema>

const nothing: Values = {
  region: '',
  area: '',
  time_zone: null,
  max_prep_time: '',
  minutes_to_closing_warning: '',
  accepts_mobile_orders: 'keep',
}

const zones = timeZones.map((value) => ({ value, label: value }))

/** Only what is filled in is sent. */
export function StoreChangeFields(props: BulkFields<StoreSummary>) {
  return (
    <BulkForm {...props} schema={schema} labels={storeLabels} initialValues={nothing}>
      {(form) => <StoreChanges {...props} form={form} />}
    </BulkForm>
  )
}

interface StoreChangesProps extends BulkFields<StoreSummary> {
  form: FormApi<Values>
}

function StoreChanges({ rows, choose, form: { values, field } }: StoreChangesProps) {
  const together = useAccess().can('patchStores').allowed
  const { data, error } = schema.safeParse(values)
  const text = (name: 'region' | 'area' | 'max_prep_time' | 'minutes_to_closing_warning') => ({
    ...field(name),
    placeholder: 'Stays as it is',
    autoComplete: 'off',
    error: error?.issues.find(({ path }) => path[0] === name)?.message,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useLayoutEffect(() => {
    const body = data && filled(data)
    if (!body || Object.keys(body).length === 0) choose(null)
    else choose(together ? patchTogether(rows, body) : patchEach(body))
  }, [values])
  return (
    <>
      <TextInput {...text('region')} description="What customers pick to find the store." />
      <TextInput {...text('area')} />
      <SearchSelect
        {...field('time_zone')}
        placeholder="Stays as it is"
        clearable
        options={zones}
      />
      <TextInput {...text('max_prep_time')} inputMode="numeric" />
      <TextInput {...text('minutes_to_closing_warning')} inputMode="numeric" />
      <SegmentedChoice
        {...field('accepts_mobile_orders')}
        options={[
          { value: 'keep', label: 'Stays as it is' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    </>
  )
}

function filled(values: z.output<typeof schema>): StoreFieldsChange {
  const { region, area, time_zone, max_prep_time, minutes_to_closing_warning } = values
  const { accepts_mobile_orders } = values
  return {
    ...(region && { region }),
    ...(area && { area }),
    ...(time_zone && { time_zone }),
    ...(max_prep_time && { max_prep_time: Number(max_prep_time) }),
    ...(minutes_to_closing_warning && {
      minutes_to_closing_warning: Number(minutes_to_closing_warning),
    }),
    ...(accepts_mobile_orders !== 'keep' && {
      accepts_mobile_orders: accepts_mobile_orders === 'yes',
    }),
  }
}
