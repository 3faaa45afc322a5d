import { Textarea, TextInput } from '@mantine/core'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FieldRow } from '#ui/form/FieldGroup.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { markdownNote, type PromoContentValues, promoContentTypes } from './promoContent.ts'

interface PromoContentFieldsProps {
  field: FormApi<PromoContentValues>['field']
  withLink: boolean
  image: string | null
  readOnly: boolean
}

const types = promoContentTypes.map((type) => ({ value: type, label: type }))

/** AMB-134. */
export function PromoContentFields({ field, withLink, image, readOnly }: PromoContentFieldsProps) {
  return (
    <>
      <FieldRow>
        <Textarea
          {...field('body')}
          description={readOnly ? undefined : (markdownNote(field('body').value) ?? 'Markdown.')}
          readOnly={readOnly}
          rows={6}
          resize="vertical"
        />
      </FieldRow>
      <FieldRow>
        <SearchSelect
          {...field('type')}
          options={types}
          placeholder="Leads nowhere"
          clearable
          disabled={readOnly}
        />
      </FieldRow>
      {withLink && (
        <>
          <TextInput {...field('url_title')} readOnly={readOnly} autoComplete="off" />
          <TextInput
            {...field('url')}
            description={
              field('url').value.trim() === '' && 'Without an address, the link leads nowhere.'
            }
            type="url"
            placeholder="https://"
            readOnly={readOnly}
            autoComplete="off"
          />
        </>
      )}
      <FieldRow>
        <ImageField {...field('image')} current={image} readOnly={readOnly} />
      </FieldRow>
    </>
  )
}
