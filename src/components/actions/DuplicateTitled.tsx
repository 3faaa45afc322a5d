import { Button, TextInput } from '@mantine/core'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { notFlashed } from '#api/core/query.ts'
import { copyName } from '#domain/copyName.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { CopyNote } from '#ui/form/CopyNote.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { requiredLine } from '#ui/form/schemas.ts'
import { hasId } from './create.tsx'

interface Titled {
  readonly id: number
  readonly title: string
}

interface DuplicateTitledProps<Row extends Titled, Key extends QueryKey> {
  noun: string
  list: '/custom-content' | '/vertical-cards'
  record: Titled
  /** Reads the titles that are taken. */
  query: UseQueryOptions<Row[], Error, Row[], Key>
  without: string
  copy: (title: string) => Promise<{ readonly id: number }>
}

const schema = z.object({ title: requiredLine('Must provide a title.') })

/** Asks for the title of the copy, then opens its page. */
export function DuplicateTitled<Row extends Titled, Key extends QueryKey>(
  props: DuplicateTitledProps<Row, Key>,
) {
  const { noun, list, record, query, without, copy } = props
  const { data: all = [] } = useQuery({ ...query, ...notFlashed })
  const navigate = useNavigate()
  const { shown, opened, open, close } = useDialogOf('')
  const names = all.map(({ title }) => title)
  return (
    <>
      <Button variant="default" onClick={() => open(copyName(record.title, names))}>
        Duplicate
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        record={null}
        about={{ id: `copy of ${record.id}` }}
        title={`Duplicate ${noun}`}
        size="md"
        schema={schema}
        labels={{ title: 'Title' }}
        initialValues={{ title: shown }}
        submitLabel="Save Copy"
        onSubmit={({ body }) => copy(body.title)}
        onSaved={(created) => {
          close()
          void navigate({ to: hasId(created) ? `${list}/${created.id}` : list })
        }}
      >
        {({ field }) => (
          <>
            <CopyNote of={record.title} without={without} />
            <TextInput {...field('title')} required autoComplete="off" />
          </>
        )}
      </FormDialog>
    </>
  )
}
