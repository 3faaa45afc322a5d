import { Textarea, TextInput } from '@mantine/core'
import { imageAddress } from '#api/core/host.ts'
import type { Store } from '#api/stores.ts'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { timeZones } from '#domain/calendar.ts'
import { formatPhone } from '#domain/formats.ts'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SecretField } from '#ui/fields/SecretField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { isUnread, type StoreValues } from './storeForm.ts'
import { VendorRegionField } from './VendorRegionField.tsx'

interface StoreFieldsProps {
  form: FormApi<StoreValues>
  store: Store | null
  morning: string
}

/** In the documents' order. */
export function StoreFields({ form, store, morning }: StoreFieldsProps) {
  const { field, values } = form
  const below = useDrawnLater()
  return (
    <>
      <FieldGroup title="Store">
        <FieldRow>
          <ImageField {...field('image')} current={imageAddress(store?.image_url) ?? null} />
        </FieldRow>
        <FieldRow>
          <TextInput {...field('name')} required autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <Textarea
            {...field('description')}
            rows={3}
            resize="vertical"
            maxLength={255}
            description={`${values.description.length} of 255 characters`}
          />
        </FieldRow>
        <TextInput
          {...field('netsuite_id')}
          required
          autoComplete="off"
          description="The internal ID, not the store number."
        />
      </FieldGroup>
      {below && <LowerFields form={form} store={store} morning={morning} />}
    </>
  )
}

/** Rendered after the first ones. */
function LowerFields({ form, store, morning }: StoreFieldsProps) {
  const { field, values, set } = form
  const destination = values.bd_destination_id.trim()
  return (
    <>
      <FieldGroup title="Place">
        <TextInput {...field('state')} autoComplete="off" />
        <TextInput {...field('city')} autoComplete="off" />
        <TextInput {...field('postal_code')} autoComplete="off" />
        <TextInput {...field('address')} autoComplete="off" />
        <TextInput
          {...field('region')}
          autoComplete="off"
          description="What customers pick to find the store."
        />
        <VendorRegionField form={form} store={store} />
        <TextInput {...field('area')} autoComplete="off" />
        <NumberInput form={form} name="latitude" loaded={store?.latitude} />
        <NumberInput form={form} name="longitude" loaded={store?.longitude} />
        <SearchSelect
          {...field('time_zone')}
          onChange={(zone) => set('time_zone', zone ?? values.time_zone)}
          options={zoneOptions(store)}
        />
      </FieldGroup>

      <FieldGroup title="Contact">
        <TextInput
          {...field('phone')}
          type="tel"
          autoComplete="off"
          onBlur={() => set('phone', formatPhone(values.phone))}
        />
        <TextInput {...field('email_address')} inputMode="email" autoComplete="off" />
        <SecretField {...field('bda_password')} />
      </FieldGroup>

      <FieldGroup title="Ordering">
        <NumberInput form={form} name="max_prep_time" loaded={store?.max_prep_time} whole />
        <NumberInput
          form={form}
          name="minutes_to_closing_warning"
          loaded={store?.minutes_to_closing_warning}
          whole
        />
        <FieldRow>
          <SwitchField {...field('has_drive_thru')} />
        </FieldRow>
        <FieldRow>
          <SwitchField {...field('accepts_mobile_orders')} />
        </FieldRow>
        <FieldRow>
          <SwitchField
            {...field('curbside_enabled')}
            disabled={destination === ''}
            description={
              destination === ''
                ? 'Takes a Blue Dot Destination ID.'
                : 'Off takes curbside offline as well.'
            }
          />
        </FieldRow>
        <TextInput
          {...field('bd_destination_id')}
          autoComplete="off"
          onChange={(event) => {
            const id = event.currentTarget.value
            set('bd_destination_id', id)
            if (id.trim() === '') set('curbside_enabled', false)
          }}
        />
      </FieldGroup>

      <FieldGroup title="IDs in Other Systems">
        <TextInput {...field('yext_id')} autoComplete="off" />
        <TextInput {...field('doordash_id')} autoComplete="off" />
        <TextInput {...field('paytronix_id')} autoComplete="off" />
      </FieldGroup>

      <FieldGroup
        title="Times of Day"
        description="When each part of the day begins, in the time of the store."
      >
        <TextInput
          label="Morning"
          value={morning}
          disabled
          description="Begins when the store opens."
        />
        <TimeField {...field('afternoon_at')} />
        <TimeField {...field('evening_at')} />
      </FieldGroup>

      <FieldGroup title="Header Images">
        <ImageField
          {...field('header_image_one')}
          current={imageAddress(store?.header_image_one_url) ?? null}
        />
        <ImageField
          {...field('header_image_two')}
          current={imageAddress(store?.header_image_two_url) ?? null}
        />
      </FieldGroup>
    </>
  )
}

interface NumberInputProps {
  form: FormApi<StoreValues>
  name: 'latitude' | 'longitude' | 'max_prep_time' | 'minutes_to_closing_warning'
  loaded: number | null | undefined
  whole?: boolean
}

/** Text that is not a number is not sent; the field says what is sent instead (AMB-88). */
function NumberInput({ form, name, loaded, whole = false }: NumberInputProps) {
  const unread = isUnread(form.values[name], { emptied: !whole })
  return (
    <TextInput
      {...form.field(name)}
      autoComplete="off"
      inputMode={whole ? 'numeric' : 'text'}
      description={
        unread &&
        (loaded === undefined || loaded === null
          ? 'This is no number: the field is left out.'
          : `This is no number: ${loaded} is saved.`)
      }
    />
  )
}

/** Includes a zone of another host. */
function zoneOptions(store: Store | null) {
  const own = store?.time_zone
  const names: readonly string[] = timeZones
  const all = own && !names.includes(own) ? [...names, own] : names
  return all.map((value) => ({ value, label: value }))
}
