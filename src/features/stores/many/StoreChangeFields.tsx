import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { useAccess } from '#api/core/viewer.ts'
import { patchEach, patchTogether, type StoreFieldsChange } from '#api/manyStores.ts'
import type { StoreSummary } from '#api/stores.ts'
import type { BulkFields } from '#components/actions/bulk.ts'
import { timeZones } from '#domain/calendar.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
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
export function StoreChangeFields({ rows, choose }: BulkFields<StoreSummary>) {
  const together = useAccess().can('patchStores').allowed
  const [values, setValues] = useState(nothing)
  const { error } = schema.safeParse(values)
  const text = (name: 'region' | 'area' | 'max_prep_time' | 'minutes_to_closing_warning') => ({
    label: storeLabels[name],
    placeholder: 'Stays as it is',
    autoComplete: 'off',
    value: values[name],
    error: error?.issues.find(({ path }) => path[0] === name)?.message,
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  const set = (changed: Partial<Values>) => {
    const next = { ...values, ...changed }
    setValues(next)
    const { data } = schema.safeParse(next)
    const body = data && filled(data)
    if (!body || Object.keys(body).length === 0) choose(null)
    else choose(together ? patchTogether(rows, body) : patchEach(body))
  }
  return (
    <>
      <TextInput {...text('region')} description="What customers pick to find the store." />
      <TextInput {...text('area')} />
      <SearchSelect
        label={storeLabels.time_zone}
        placeholder="Stays as it is"
        clearable
        options={zones}
        value={values.time_zone}
        onChange={(time_zone) => set({ time_zone })}
      />
      <TextInput {...text('max_prep_time')} inputMode="numeric" />
      <TextInput {...text('minutes_to_closing_warning')} inputMode="numeric" />
      <SegmentedChoice
        label={storeLabels.accepts_mobile_orders}
        options={[
          { value: 'keep', label: 'Stays as it is' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value={values.accepts_mobile_orders}
        onChange={(accepts_mobile_orders) => set({ accepts_mobile_orders })}
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
