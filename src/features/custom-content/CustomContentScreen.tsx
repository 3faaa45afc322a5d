import { TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { z } from 'zod'
import { imageAddress } from '#api/core/host.ts'
import { useAccess } from '#api/core/viewer.ts'
import {
  type CustomContent,
  customContentQuery,
  customContentsQuery,
  useCreateCustomContent,
  useUpdateCustomContent,
} from '#api/customContent.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { DuplicateTitled } from '#components/actions/DuplicateTitled.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { requiredLine } from '#ui/form/schemas.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { MarkdownField } from './MarkdownField.tsx'

const schema = z
  .object({
    title: requiredLine('Must provide a title.'),
    body: z.string(),
    image: z.custom<ImageValue>(),
  })
  .transform(({ image, ...content }) =>
    image ? { ...content, image_data: image.data, image_name: image.filename } : content,
  )

const labels = { title: 'Title', body: 'Body', image: 'Image' }

const editing = {
  operation: 'updateCustomContent',
  label: 'Save',
  purpose: 'Edit custom content',
} as const satisfies GuardedAction

export function CustomContentScreen() {
  const { contentId } = useParams({ from: '/_staff/custom-content/$contentId' })
  const { data: content } = useSuspenseQuery(customContentQuery(contentId))
  const access = useAccess()
  const create = useCreateCustomContent()
  return (
    <>
      <PageHeader
        title={content.title}
        badges={content.archived_at !== null && <StatusBadge tone="quiet">Archived</StatusBadge>}
        secondary={
          <>
            <HiddenActions access={access} actions={[editing]} />
            {access.can('createCustomContent').allowed && (
              <DuplicateTitled
                noun="Custom Content"
                list="/custom-content"
                record={content}
                query={customContentsQuery()}
                without="the picture"
                copy={(title) => create({ title, body: content.body })}
              />
            )}
          </>
        }
      />
      <ContentForm key={content.id} content={content} />
      <HistorySection of={{ kind: 'content', id: String(content.id) }} />
    </>
  )
}

function ContentForm({ content }: { content: CustomContent }) {
  const update = useUpdateCustomContent()
  const readOnly = !useAccess().canUse(editing).allowed
  return (
    <ResourceForm
      record={content}
      title="Custom Content"
      schema={schema}
      labels={labels}
      initialValues={{ title: content.title, body: content.body, image: undefined }}
      writeOnly={['image']}
      paths={{ image_data: 'image', image_name: 'image' }}
      submitLabel="Save"
      bar={readOnly ? 'none' : 'sticky'}
      onSubmit={update}
    >
      {({ field }) => (
        <FieldGroup title="Article">
          <FieldRow>
            <TextInput
              {...field('title')}
              required={!readOnly}
              readOnly={readOnly}
              autoComplete="off"
            />
          </FieldRow>
          <FieldRow>
            <MarkdownField {...field('body')} readOnly={readOnly} />
          </FieldRow>
          <FieldRow>
            <ImageField
              {...field('image')}
              current={imageAddress(content.image_url) ?? null}
              readOnly={readOnly}
            />
          </FieldRow>
        </FieldGroup>
      )}
    </ResourceForm>
  )
}
