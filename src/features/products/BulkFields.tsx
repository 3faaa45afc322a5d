import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { changeMembers, type ProductMembers } from '#api/productMembers.ts'
import type { ProductSummary } from '#api/products.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { tagsQuery } from '#api/tags.ts'
import type { BulkFields } from '#components/actions/bulk.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { Bone } from '#ui/page/Loading.tsx'

type Choose = Pick<BulkFields<ProductSummary>, 'choose'>

const labels = { tags: 'Tags', promotional_categories: 'Promotional Categories' }

export function MembersFields({ list, choose }: Choose & { list: ProductMembers }) {
  const tags = useQuery({ ...tagsQuery(), ...notFlashed, enabled: list === 'tags' })
  const categories = useQuery({
    ...promotionalCategoriesQuery(),
    ...notFlashed,
    enabled: list !== 'tags',
  })
  const read = list === 'tags' ? tags : categories
  const [change, setChange] = useState<'add' | 'remove'>('add')
  const [ids, setIds] = useState<readonly number[]>([])
  if (read.error) return <FailedRead title={`${labels[list]} could not be loaded`} read={read} />
  if (!read.data) return <Bone height={120} />

  const records = read.data.map(({ id, name }) => ({ id, name }))
  const update = (how: typeof change, next: readonly number[]) => {
    setChange(how)
    setIds(next)
    const chosen = records.filter(({ id }) => next.includes(id))
    choose(
      chosen.length === 0 ? null : ({ id }, write) => changeMembers(id, list, how, chosen, write),
    )
  }
  return (
    <>
      <SegmentedChoice
        label="Change"
        options={[
          { value: 'add', label: 'Add' },
          { value: 'remove', label: 'Remove' },
        ]}
        value={change}
        onChange={(how) => update(how, ids)}
      />
      <SearchMultiSelect
        label={labels[list]}
        options={records.map(({ id, name }) => ({ value: id, label: name }))}
        value={ids}
        onChange={(next) => update(change, next)}
      />
    </>
  )
}

export function MenuField({ choose }: Choose) {
  const [value, setValue] = useState<'yes' | 'no' | null>(null)
  return (
    <SegmentedChoice
      label="Show on the Default Menu"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      value={value}
      onChange={(next) => {
        setValue(next)
        choose(({ id }, write) =>
          write('patchProduct', { path: { id }, body: { on_default_menu: next === 'yes' } }),
        )
      }}
    />
  )
}
