import { Textarea, TextInput } from '@mantine/core'
import { imageAddress } from '#api/host.ts'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { type ContentValues, contentTypes, type PromotionValues } from './promotionForm.ts'

interface ContentFieldsProps {
  form: FormApi<PromotionValues>
  /** The address of the saved picture. */
  picture: string | null | undefined
}

/** What customers see of a promotion; sent only when it is filled in (AMB-134, PROMO-15). */
export function ContentFields({ form, picture }: ContentFieldsProps) {
  const { content } = form.values
  const change = (members: Partial<ContentValues>) =>
    form.set('content', { ...content, ...members })
  const errorAt = (member: string) => form.errorAt(`content.${member}`)
  const text = (member: 'title' | 'body' | 'url_title' | 'url') => ({
    'data-path': `content.${member}`,
    error: errorAt(member),
    value: content[member],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [member]: event.currentTarget.value }),
  })
  return (
    <FieldGroup title="Promotional Content" description="What customers see of it. Optional.">
      <TextInput {...text('title')} label="Title" maxLength={255} />
      <SearchSelect
        label="Type of Content"
        data-path="content.type"
        error={errorAt('type')}
        options={contentTypes.map((type) => ({ value: type, label: type }))}
        value={content.type}
        onChange={(type) => change({ type })}
        placeholder="None"
        clearable
      />
      <FieldRow>
        <Textarea {...text('body')} label="Body" rows={3} resize="vertical" />
      </FieldRow>
      {content.type === 'URL' && (
        <>
          <TextInput {...text('url_title')} label="URL Title" maxLength={255} />
          <TextInput {...text('url')} label="URL" type="url" maxLength={2000} />
        </>
      )}
      <FieldRow>
        <ImageField
          label="Image"
          data-path="content.image_data"
          error={errorAt('image_data')}
          value={content.image}
          current={imageAddress(picture) ?? null}
          onChange={(image) => change({ image })}
        />
      </FieldRow>
    </FieldGroup>
  )
}
