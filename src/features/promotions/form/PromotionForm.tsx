import { TextInput } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import type { PromotionSave } from '#api/promotions.ts'
import {
  type Promotion,
  type PromotionTypeDescriptor,
  promotionTypesQuery,
} from '#api/promotions.ts'
import { usePromotionNames } from '#components/promotions/usePromotionNames.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { offerText } from '#domain/promotions/promotionOffer.ts'
import { isRecord, memberOf } from '#domain/values.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { CopyNote } from '#ui/form/CopyNote.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { FormApi, Sent } from '#ui/form/useResourceForm.ts'
import { ContentFields } from './ContentFields.tsx'
import { useAccountChoices } from './choices.ts'
import { OfferFields } from './OfferFields.tsx'
import { offerSchema } from './offerForm.ts'
import { PromotionHelp } from './PromotionHelp.tsx'
import classes from './promotionEditor.module.css'
import {
  draftOf,
  keepsOffer,
  newPromotion,
  type PartProps,
  type PromotionValues,
  promotionFormValues,
  promotionLabels,
  promotionPaths,
  promotionSchema,
  usePart,
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

export interface CopiedPromotion {
  readonly promotion: Promotion
  readonly values: PromotionValues
}

interface PromotionFormProps<Opened extends Promotion | null> {
  title: string
  /** Null for a new one. */
  promotion: Opened
  /** A new one begins with its values. */
  copied?: CopiedPromotion | null
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
  copied = null,
  savable,
  ...form
}: PromotionFormProps<Opened>) {
  const { data: types } = useSuspenseQuery(promotionTypesQuery())
  const today = useStoreDate(ownTimeZone())
  const schema = promotionSchema(promotion)
  // For the names of a draft: the form reads them once a type is chosen.
  useQuery({ ...promotionalCategoriesQuery(), ...notFlashed, enabled: savable })
  const known = usePromotionNames()
  const categoryName = (id: unknown) => known.category(Number(id))
  const offerName = (offer: unknown) => {
    const { data } = offerSchema.safeParse(offer)
    return data ? offerText(data.type, data.configuration, known) : memberOf(offer, 'type')
  }
  const [fresh] = useState(() => copied?.values ?? newPromotion(today))
  const initialValues = promotion ? promotionFormValues(promotion) : fresh
  return (
    <ResourceForm
      {...form}
      record={promotion}
      schema={schema}
      labels={promotionLabels}
      names={{
        offer: offerName,
        stores: (id) => known.store(Number(id)),
        roles: (id) => (id === -1 ? 'None' : known.role(Number(id))),
        promotional_category_inclusions: categoryName,
        promotional_category_exclusions: categoryName,
        users: (value) => memberOf(value, 'chosen'),
        content: (value) => isRecord(value) && Object.values(value).filter(Boolean),
      }}
      paths={promotionPaths}
      {...(copied && { about: { id: `copy of ${copied.promotion.id}` } })}
      initialValues={initialValues}
      unordered={listFields}
      bar={savable ? 'sticky' : 'none'}
      guarded={savable}
      flashesFaults
    >
      {(api) => (
        <>
          {copied && (
            <CopyNote
              of={copied.promotion.name}
              without="the activation code, the users and the picture"
            />
          )}
          <PromotionFields form={api} promotion={promotion} types={types} today={today} />
        </>
      )}
    </ResourceForm>
  )
}

interface PromotionFieldsProps {
  form: FormApi<PromotionValues>
  promotion: Promotion | null
  types: readonly PromotionTypeDescriptor[]
  today: string
}

/** Each part gets its own values alone, so that a key renders one part. */
function PromotionFields({ form, promotion, types, today }: PromotionFieldsProps) {
  const { values, fieldOf, current, set, errorAt, busy } = form
  const methods = { fieldOf, current, set, errorAt, busy }
  const { name, account, offer, stores, roles, activation_code, limit_uses, users, content } =
    values
  const { promotional_category_inclusions, promotional_category_exclusions } = values
  const { start_date, end_date, start_time, end_time, repeats } = values
  const categories = { promotional_category_inclusions, promotional_category_exclusions }
  const schedule = { start_date, end_date, start_time, end_time, repeats }
  return (
    <div className={classes.editor}>
      <div className={classes.groups}>
        <FieldGroup title="Promotion">
          <NameField form={usePart(methods, { name })} />
          <AccountField form={usePart(methods, { account })} />
        </FieldGroup>
        <OfferFields
          form={usePart(methods, { offer, ...categories })}
          types={types}
          kept={promotion && keepsOffer(promotion) ? promotion.type : undefined}
        />
        <ScheduleFields form={usePart(methods, schedule)} today={today} />
        <ScopeFields
          code={usePart(methods, { activation_code })}
          limits={usePart(methods, { stores, roles })}
        />
        <FieldGroup>
          <UsesField form={usePart(methods, { limit_uses })} />
          <FieldRow>
            <UsersField form={usePart(methods, { users })} />
          </FieldRow>
        </FieldGroup>
        <ContentFields
          form={usePart(methods, { content })}
          picture={promotion?.content?.image_url}
          readOnly={false}
        />
      </div>
      <PromotionHelp draft={draftOf(values, promotion)} id={promotion?.id} today={today} />
    </div>
  )
}

function NameField({ form }: PartProps<'name'>) {
  return (
    <TextInput
      {...form.field('name')}
      autoComplete="off"
      description="For staff alone: customers do not see it."
    />
  )
}

/** An unknown number stays (AMB-151). */
function AccountField({ form }: PartProps<'account'>) {
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
}

const uses = [
  { value: 0, label: 'Unlimited' },
  ...Array.from({ length: 100 }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
]

function UsesField({ form }: PartProps<'limit_uses'>) {
  const field = form.field('limit_uses')
  return (
    <SearchSelect
      {...field}
      onChange={(limit) => field.onChange(limit ?? 0)}
      options={uses}
      description="How often each customer may use the promotion."
    />
  )
}
