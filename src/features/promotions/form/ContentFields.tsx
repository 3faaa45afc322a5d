import { TextInput } from '@mantine/core'
import { imageAddress } from '#api/core/host.ts'
import { PromoContentFields } from '#components/PromoContentFields.tsx'
import { type PromoContentValues, promoContentLabels } from '#components/promoContent.ts'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { changedTo } from '#ui/form/fieldProps.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import type { PartProps } from './promotionForm.ts'

const labels = { ...promoContentLabels, type: 'Type of Content' }

interface ContentFieldsProps extends PartProps<'content'> {
  /** URL of the saved picture. */
  picture: string | null | undefined
  readOnly: boolean
}

/** Sent only if filled in (AMB-134). */
export function ContentFields(props: ContentFieldsProps) {
  const { form, picture, readOnly } = props
  const { content } = form.values
  const field: FormApi<PromoContentValues>['field'] = (name) => {
    const path = `content.${name === 'image' ? 'image_data' : name}`
    return {
      label: labels[name],
      name: path,
      value: content[name],
      // A picture is read for a while, and texts are typed meanwhile.
      onChange: (next) =>
        form.set('content', { ...form.current().content, [name]: changedTo(next, content[name]) }),
      error: form.errorAt(path),
      'data-path': path,
    }
  }
  return (
    <FieldGroup
      title="Promotional Content"
      description="What customers see of the promotion. Optional."
    >
      <FieldRow>
        <TextInput
          label="Title"
          data-path="content.title"
          error={form.errorAt('content.title')}
          value={content.title}
          onChange={({ currentTarget: { value: title } }) =>
            form.set('content', { ...content, title })
          }
          autoComplete="off"
        />
      </FieldRow>
      <PromoContentFields
        field={field}
        withLink={content.type === 'URL'}
        image={imageAddress(picture) ?? null}
        readOnly={readOnly}
      />
    </FieldGroup>
  )
}
