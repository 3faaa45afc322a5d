import { useAddProductAttributeValue } from '#api/productAttributes.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import type { OfferedAttribute } from './offered.ts'
import classes from './variants.module.css'

export function AddValue({ attribute }: { attribute: OfferedAttribute }) {
  const { name, others, source } = attribute
  const add = useAddProductAttributeValue(source)
  const { pending, attempt } = useAttempt()
  const options = others.map((value) => ({ value: value.id, label: value.name }))
  if (others.length === 0) return null
  return (
    <div className={classes.adder}>
      <SearchSelect
        label={`Add a value of ${name}`}
        placeholder="Choose a value…"
        options={options}
        value={null}
        disabled={pending}
        onChange={(id) => id !== null && void attempt(() => add(id))}
      />
    </div>
  )
}
