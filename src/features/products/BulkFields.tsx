import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { z } from 'zod'
import { notFlashed } from '#api/core/query.ts'
import { changeMembers, type ProductMembers } from '#api/productMembers.ts'
import type { ProductSummary } from '#api/products.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { tagsQuery } from '#api/tags.ts'
import { BulkForm } from '#components/actions/BulkForm.tsx'
import type { BulkFields } from '#components/actions/bulk.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { Bone } from '#ui/page/Loading.tsx'

type Props = BulkFields<ProductSummary>

const labels = { tags: 'Tags', promotional_categories: 'Promotional Categories' }

const membersSchema = z.object({ change: z.enum(['add', 'remove']), ids: z.array(z.number()) })

interface Member {
  readonly id: number
  readonly name: string
}

export function MembersFields({ list, ...props }: Props & { list: ProductMembers }) {
  const tags = useQuery({ ...tagsQuery(), ...notFlashed, enabled: list === 'tags' })
  const categories = useQuery({
    ...promotionalCategoriesQuery(),
    ...notFlashed,
    enabled: list !== 'tags',
  })
  const read = list === 'tags' ? tags : categories
  if (read.isLoadingError)
    return <FailedRead title={`${labels[list]} could not be loaded`} read={read} />
  if (!read.data) return <Bone height={120} />

  const records = read.data.map(({ id, name }) => ({ id, name }))
  return (
    <BulkForm
      {...props}
      schema={membersSchema}
      labels={{ change: 'Change', ids: labels[list] }}
      names={{ ids: (id) => records.find((one) => one.id === id)?.name }}
      unordered={['ids']}
      initialValues={{ change: 'add', ids: [] }}
    >
      {(form) => <Members {...props} form={form} list={list} records={records} />}
    </BulkForm>
  )
}

interface MembersProps extends Props {
  form: FormApi<z.input<typeof membersSchema>>
  list: ProductMembers
  records: readonly Member[]
}

function Members({ choose, form: { values, field }, list, records }: MembersProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useLayoutEffect(() => {
    const chosen = records.filter(({ id }) => values.ids.includes(id))
    choose(
      chosen.length === 0
        ? null
        : ({ id }, write) => changeMembers(id, list, values.change, chosen, write),
    )
  }, [values])
  return (
    <>
      <SegmentedChoice
        {...field('change')}
        options={[
          { value: 'add', label: 'Add' },
          { value: 'remove', label: 'Remove' },
        ]}
      />
      <SearchMultiSelect
        {...field('ids')}
        options={records.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

const menuSchema = z.object({ shown: z.enum(['yes', 'no']).nullable() })

export function MenuField(props: Props) {
  return (
    <BulkForm
      {...props}
      schema={menuSchema}
      labels={{ shown: 'Show on the Default Menu' }}
      initialValues={{ shown: null }}
    >
      {(form) => <MenuChoice {...props} form={form} />}
    </BulkForm>
  )
}

interface MenuChoiceProps extends Props {
  form: FormApi<z.input<typeof menuSchema>>
}

function MenuChoice({ choose, form: { values, field } }: MenuChoiceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is another one each time
  useLayoutEffect(() => {
    const on_default_menu = values.shown === 'yes'
    choose(
      values.shown === null
        ? null
        : ({ id }, write) => write('patchProduct', { path: { id }, body: { on_default_menu } }),
    )
  }, [values])
  return (
    <SegmentedChoice
      {...field('shown')}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  )
}
