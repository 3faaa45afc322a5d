import { TextInput } from '@mantine/core'
import { z } from 'zod'
import { imageAddress } from '#api/core/host.ts'
import type { VerticalCard } from '#api/verticalCards.ts'
import { type CardFields, useUpdateVerticalCard } from '#api/verticalCards.ts'
import { PromoContentFields } from '#components/PromoContentFields.tsx'
import { promoContentLabels, promoContentSchema } from '#components/promoContent.ts'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { requiredLine } from '#ui/form/schemas.ts'

const fields = z.object({
  title: requiredLine('Must provide a title.'),
  ...promoContentSchema,
})

const schema = z
  .preprocess(
    // Only the type URL has a link.
    (card: z.input<typeof fields>) =>
      card.type === 'URL' ? card : { ...card, url_title: '', url: '' },
    fields,
  )
  .transform(
    ({ image, ...card }): CardFields =>
      image ? { ...card, image_data: image.data, image_name: image.filename } : card,
  )

const labels = { title: 'Title', ...promoContentLabels }

interface VerticalCardFormProps {
  card: VerticalCard
  readOnly: boolean
}

/** AMB-135. */
export function VerticalCardForm({ card, readOnly }: VerticalCardFormProps) {
  const update = useUpdateVerticalCard()
  return (
    <ResourceForm
      record={card}
      title="Vertical Scroll Card"
      schema={schema}
      labels={labels}
      initialValues={{
        title: card.title,
        body: card.body ?? '',
        type: card.type ?? null,
        url_title: card.url_title ?? '',
        url: card.url ?? '',
        image: undefined,
      }}
      writeOnly={['image']}
      paths={{ image_data: 'image', image_name: 'image' }}
      submitLabel="Save"
      bar={readOnly ? 'none' : 'sticky'}
      onSubmit={update}
    >
      {(form) => (
        <FieldGroup title="Card">
          <FieldRow>
            <TextInput
              {...form.field('title')}
              required={!readOnly}
              readOnly={readOnly}
              autoComplete="off"
            />
          </FieldRow>
          <PromoContentFields
            field={form.field}
            withLink={form.values.type === 'URL'}
            image={imageAddress(card.image_url) ?? null}
            readOnly={readOnly}
          />
        </FieldGroup>
      )}
    </ResourceForm>
  )
}
