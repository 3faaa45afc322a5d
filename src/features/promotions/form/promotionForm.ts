import { z } from 'zod'
import type { ChosenUsers, Offer, Promotion } from '#api/promotions.ts'
import type { PromoContentValues } from '#components/promoContent.ts'
import { addDays, lastDay } from '#domain/calendar.ts'
import { cleanName } from '#domain/cleanName.ts'
import { copyName } from '#domain/copyName.ts'
import { dayOf, lacksInterval } from '#domain/promotions/promotionSchedule.ts'
import type { PromotionDraft } from '#domain/promotions/promotionSentence.ts'
import type { FieldProps } from '#ui/form/fieldProps.ts'
import { chosen } from '#ui/form/schemas.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { draftConfiguration, type OfferValues, offerSchema, offerValues } from './offerForm.ts'

const ids = z.array(z.number())
const mentions = ids.transform((list) => list.map((id) => ({ id })))
const optional = z.string().transform((text) => cleanName(text) || null)

const usualAccount = '50500'

export const accountOf = ({ account }: Promotion): string => account || usualAccount

/** Checked by the server (AMB-150). */
type ContentValues = PromoContentValues & { readonly title: string }

const noInterval = 'Enter the interval of the repetition.'

/** Without offer and users. Dates stay texts: '9999-12-31' never becomes a Date. */
function fieldsSchema(opened: Promotion | null) {
  return z
    .object({
      name: z.string(),
      start_date: chosen(z.string(), 'Enter the first day.'),
      end_date: chosen(z.string(), 'Enter the last day.'),
      start_time: chosen(z.string(), 'Enter the start time.'),
      end_time: chosen(z.string(), 'Enter the end time.'),
      repeats: z
        .string()
        .nullable()
        .superRefine((repeats, context) => {
          if (repeats !== opened?.repeats && lacksInterval({ repeats }))
            context.addIssue({ code: 'custom', path: ['interval'], message: noInterval })
        }),
      stores: mentions,
      roles: mentions,
      activation_code: optional,
      limit_uses: z.number().transform((uses) => uses || null),
      account: z.string(),
      promotional_category_inclusions: mentions,
      promotional_category_exclusions: mentions,
      content: z.custom<ContentValues>(),
    })
    .transform(({ content, start_date, end_date, ...values }) => ({
      ...values,
      start_date: `${start_date} 00:00:00`,
      end_date: `${end_date} 23:59:59`,
      // Midnight as an end is the end of the day.
      end_time: endTime(values.end_time),
      content: contentBody(content, opened),
    }))
}

/** Checks only what the body needs; the server checks the rest (AMB-150). */
export function promotionSchema(opened: Promotion | null) {
  const isKept = opened !== null && keepsOffer(opened)
  const offer = z
    .custom<OfferValues | null>()
    .transform((given, context) => {
      if (given !== null || isKept) return given
      context.addIssue({ code: 'custom', path: ['type'], message: 'Choose a type.' })
      return z.NEVER
    })
    .pipe(offerSchema.nullable())
  return z.intersection(z.object({ offer, users: z.custom<ChosenUsers>() }), fieldsSchema(opened))
}

export type PromotionValues = z.input<ReturnType<typeof promotionSchema>>

/** A part of the form that reads only these fields. */
export interface PartProps<Name extends keyof PromotionValues> {
  form: {
    readonly field: <Key extends Name>(name: Key) => FieldProps<PromotionValues[Key]>
    readonly values: Pick<PromotionValues, Name>
    readonly current: () => Pick<PromotionValues, Name>
    readonly set: <Key extends Name>(name: Key, value: PromotionValues[Key]) => void
  } & Pick<FormApi<PromotionValues>, 'errorAt' | 'busy'>
}

/** What the form knows of all its fields. */
type FormMethods = Omit<FormApi<PromotionValues>, 'field' | 'values'>

/** The part of a form with these values. It does not change with the other values. */
export function usePart<Name extends keyof PromotionValues>(
  { fieldOf, ...methods }: FormMethods,
  values: Pick<PromotionValues, Name>,
): PartProps<Name>['form'] {
  // Without a hook call the compiler would skip it.
  'use memo'
  return { ...methods, values, field: (name) => fieldOf(name, values[name]) }
}

export const promotionLabels: Record<keyof PromotionValues, string> = {
  name: 'Name',
  offer: 'Type and Configuration',
  promotional_category_inclusions: 'Included Categories',
  promotional_category_exclusions: 'Excluded Categories',
  start_date: 'Start Date',
  end_date: 'End Date',
  start_time: 'Start Time',
  end_time: 'End Time',
  repeats: 'Repeats',
  stores: 'Stores',
  roles: 'Roles',
  users: 'Users',
  activation_code: 'Activation Code',
  limit_uses: 'Uses per Customer',
  account: 'Netsuite Account',
  content: 'Promotional Content',
}

/** Wire names, to find the fields of server errors. */
export const promotionPaths = { type: 'offer.type', configuration: 'offer.configuration' }

const noContent: ContentValues = {
  title: '',
  body: '',
  type: null,
  url_title: '',
  url: '',
  image: undefined,
}

/** It begins and ends tomorrow. */
export function newPromotion(today: string): PromotionValues {
  const tomorrow = addDays(today, 1)
  return {
    name: '',
    offer: null,
    start_date: tomorrow,
    end_date: tomorrow,
    start_time: '00:00:00',
    end_time: '23:59:59',
    repeats: null,
    stores: [],
    roles: [],
    activation_code: '',
    limit_uses: 0,
    users: { chosen: [], before: [], replaces: false },
    account: usualAccount,
    promotional_category_inclusions: [],
    promotional_category_exclusions: [],
    content: noContent,
  }
}

export function promotionFormValues(promotion: Promotion): PromotionValues {
  const { content } = promotion
  return {
    name: promotion.name,
    offer: offerValues(promotion.type, promotion.configuration),
    start_date: dayOf(promotion.start_date),
    end_date: lastDay(promotion.end_date),
    start_time: promotion.start_time,
    end_time: promotion.end_time,
    repeats: promotion.repeats,
    stores: inOrder(promotion.stores),
    roles: inOrder(promotion.roles),
    activation_code: promotion.activation_code ?? '',
    limit_uses: promotion.limit_uses ?? 0,
    users: { chosen: promotion.users, before: promotion.users, replaces: false },
    account: accountOf(promotion),
    promotional_category_inclusions: inOrder(promotion.promotional_category_inclusions),
    promotional_category_exclusions: inOrder(promotion.promotional_category_exclusions),
    content: content
      ? {
          title: content.title ?? '',
          body: content.body ?? '',
          type: content.type,
          url_title: content.url_title ?? '',
          url: content.url ?? '',
          image: undefined,
        }
      : noContent,
  }
}

/** A code belongs to one promotion. Days that are over become those of a new promotion. */
export function copiedPromotion(
  promotion: Promotion,
  { today, names }: { readonly today: string; readonly names: readonly string[] },
): PromotionValues {
  const values = promotionFormValues(promotion)
  const fresh = newPromotion(today)
  const isOver = (values.end_date ?? '') < today
  return {
    ...values,
    ...(isOver && { start_date: fresh.start_date, end_date: fresh.end_date }),
    name: copyName(promotion.name, names),
    activation_code: '',
    users: fresh.users,
  }
}

/** An unknown type stays, unless another one is chosen (AMB-176). */
export function keepsOffer({ type, configuration }: Promotion): boolean {
  return offerValues(type, configuration) === null
}

/** As an untouched form sends it. */
export function offerOf(promotion: Promotion): Offer {
  const { type, configuration } = promotion
  return offerSchema.safeParse(offerValues(type, configuration)).data ?? promotion
}

/** Empty times become their defaults, empty dates ''. */
export function draftOf(values: PromotionValues, opened: Promotion | null): PromotionDraft {
  const { offer } = values
  const kept = opened && keepsOffer(opened) ? opened : undefined
  return {
    type: offer?.type ?? kept?.type ?? null,
    configuration: offer ? draftConfiguration(offer) : (kept?.configuration ?? {}),
    start_date: values.start_date ?? '',
    end_date: values.end_date ?? '',
    start_time: values.start_time ?? '00:00:00',
    end_time: endTime(values.end_time),
    repeats: values.repeats,
    stores: values.stores,
    roles: values.roles,
    users: values.users.chosen.length,
    activation_code: cleanName(values.activation_code) || null,
    limit_uses: values.limit_uses || null,
    inclusions: values.promotional_category_inclusions,
    exclusions: values.promotional_category_exclusions,
  }
}

function endTime(time: string | null): string {
  return time === null || time.startsWith('00:00') ? '23:59:59' : time
}

function inOrder(mentions: readonly { readonly id: number }[]): number[] {
  return mentions.map(({ id }) => id).sort((a, b) => a - b)
}

/** Sent if filled in; emptied content is removed (AMB-134). */
function contentBody(values: ContentValues, opened: Promotion | null) {
  const { image, type, ...texts } = values
  const { title, body, url_title, url } = texts
  const filled = type !== null || image || Object.values(texts).some((text) => text.trim() !== '')
  const picture = opened?.content?.image_url
  if (!filled && !picture) return opened?.content ? null : undefined
  const address =
    type === 'URL' ? { url_title, url: url.trim() || null } : { url_title: null, url: null }
  const data = image ? { image_data: image.data, image_name: image.filename } : {}
  return { title, body, type, ...address, ...data }
}
