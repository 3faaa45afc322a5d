import { TextInput } from '@mantine/core'
import { z } from 'zod'
import { imageAddress } from '#api/core/host.ts'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Tag, TagInput } from '#api/tags.ts'
import { useUpdateTag } from '#api/tags.ts'
import { useOpenCreated } from '#components/actions/create.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { requiredLine } from '#ui/form/schemas.ts'

const tagSchema = z
  .object({
    name: requiredLine('Must provide a name.'),
    image: z.custom<ImageValue>(),
    is_allergen: z.boolean(),
  })
  .transform(
    ({ image, ...tag }): TagInput => (image ? { ...tag, image_data: image.data } : { ...tag }),
  )

const labels = { name: 'Name', image: 'Image', is_allergen: 'Is Allergen' }

/** `tag` is null for a new one. */
export function TagForm({ tag }: { tag: Tag | null }) {
  const openCreated = useOpenCreated('/tags')
  const create = useOperation('createTag')
  const update = useUpdateTag()
  const can = useAccess().can(tag ? 'updateTag' : 'createTag')
  const disabled = !can.allowed
  return (
    <ResourceForm
      record={tag}
      title={tag ? 'Edit Tag' : 'Create Tag'}
      schema={tagSchema}
      labels={labels}
      initialValues={{
        name: tag?.name ?? '',
        image: undefined,
        is_allergen: tag?.is_allergen ?? false,
      }}
      writeOnly={['image']}
      paths={{ image_data: 'image' }}
      submitLabel="Submit"
      refusal={can.refusal}
      onSubmit={({ opened, changes, body }): Promise<Tag> =>
        opened ? update({ opened, changes }) : create({ body })
      }
      onSaved={(saved) => (tag ? undefined : openCreated(saved, '/edit'))}
    >
      {({ field }) => (
        <FieldGroup title="Tag">
          <TextInput
            {...field('name')}
            required={!disabled}
            readOnly={disabled}
            autoComplete="off"
          />
          <FieldRow>
            <ImageField
              {...field('image')}
              current={imageAddress(tag?.image_url) ?? null}
              disabled={disabled}
            />
          </FieldRow>
          <FieldRow>
            <SwitchField
              {...field('is_allergen')}
              disabled={disabled}
              description="Whether the tag warns of an allergen."
            />
          </FieldRow>
        </FieldGroup>
      )}
    </ResourceForm>
  )
}
