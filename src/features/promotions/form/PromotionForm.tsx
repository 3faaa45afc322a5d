import { TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PromotionSave } from '#api/promotions.ts'
import { type Promotion, promotionTypesQuery } from '#api/promotions.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { Sent } from '#ui/form/useResourceForm.ts'
import { ContentFields } from './ContentFields.tsx'
import { useAccountChoices } from './choices.ts'
import { formPart, type PartProps } from './formPart.tsx'
import { OfferFields } from './OfferFields.tsx'
import { PromotionHelp } from './PromotionHelp.tsx'
import classes from './promotionEditor.module.css'
import {
  draftOf,
  keepsOffer,
  newPromotion,
  promotionFormValues,
  promotionLabels,
  promotionPaths,
  promotionSchema,
} from './promotionForm.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { UsersField } from './UsersField.tsx'

const listFields = [
  'stores',
  'roles',
  'promotional_category_inclusions',
  'promotional_category_exclusions',
] as const

interface PromotionFormProps<Opened extends Promotion | null> {
  title: string
  /** Null for a new one. */
  promotion: Opened
  /** Without the right the form is only shown (AMB-140). */
  savable: boolean
  /** Set if the right was revoked while the form is open. */
  refusal?: string | undefined
  onSubmit: (sent: Sent<Opened, PromotionSave>) => Promise<Promotion>
  onSaved: (promotion: Promotion) => unknown
  onCancel: () => void
}

export function PromotionForm<Opened extends Promotion | null>({
  promotion,
  savable,
  ...form
}: PromotionFormProps<Opened>) {
  const { data: types } = useSuspenseQuery(promotionTypesQuery())
  const today = useStoreDate(ownTimeZone())
  const schema = useMemo(() => promotionSchema(promotion), [promotion])
  const [fresh] = useState(() => newPromotion(today))
  const initialValues = useMemo(
    () => (promotion ? promotionFormValues(promotion) : fresh),
    [promotion, fresh],
  )
  return (
    <ResourceForm
      {...form}
      record={promotion}
      schema={schema}
      labels={promotionLabels}
      paths={promotionPaths}
      initialValues={initialValues}
      unordered={listFields}
      bar={savable ? 'sticky' : 'none'}
      guarded={savable}
      flashesFaults
    >
      {(api) => (
        <div className={classes.editor}>
          <div className={classes.groups}>
            <FieldGroup title="Promotion">
              <NameField form={api} />
              <AccountField form={api} />
            </FieldGroup>
            <OfferFields
              form={api}
              types={types}
              kept={promotion && keepsOffer(promotion) ? promotion.type : undefined}
            />
            <ScheduleFields form={api} today={today} />
            <ScopeFields form={api} />
            <FieldGroup>
              <UsesField form={api} />
              <FieldRow>
                <UsersField form={api} />
              </FieldRow>
            </FieldGroup>
            <ContentFields form={api} picture={promotion?.content?.image_url} readOnly={false} />
          </div>
          <PromotionHelp draft={draftOf(api.values, promotion)} id={promotion?.id} today={today} />
        </div>
      )}
    </ResourceForm>
  )
}

const NameField = formPart(['name'], ({ form }: PartProps<'name'>) => (
  <TextInput
    {...form.field('name')}
    autoComplete="off"
    description="For staff alone: customers do not see it."
  />
))

/** An unknown number stays (AMB-151). */
const AccountField = formPart(['account'], function AccountField({ form }: PartProps<'account'>) {
  const accounts = useAccountChoices(form.values.account)
  const field = form.field('account')
  return (
    <SearchSelect
      {...field}
      onChange={(account) => account !== null && field.onChange(account)}
      options={accounts.options}
      placeholder={accounts.placeholder ?? 'Choose an account'}
      error={field.error ?? accounts.error}
    />
  )
})

const uses = [
  { value: 0, label: 'Unlimited' },
  ...Array.from({ length: 100 }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
]

const UsesField = formPart(['limit_uses'], function UsesField({ form }: PartProps<'limit_uses'>) {
  const field = form.field('limit_uses')
  return (
    <SearchSelect
      {...field}
      onChange={(limit) => field.onChange(limit ?? 0)}
      options={uses}
      description="How often each customer may use the promotion."
    />
  )
})
