import { z } from 'zod'
import type { MenuCategory } from '#api/menus.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { chosen } from '#ui/form/schemas.ts'
import type { ShownLine } from './lineColumns.tsx'

interface MoveProductProps {
  tree: readonly MenuCategory[]
  product: ShownLine
  /** Drop target; null to choose any. */
  to: MenuCategory | null
  opened: boolean
  onClose: () => void
  onMove: (to: number) => Promise<unknown>
}

const schema = z.object({
  subcategory: chosen(z.number(), 'Choose a subcategory.'),
})

export function MoveProduct({ tree, product, to, opened, onClose, onMove }: MoveProductProps) {
  const options = (to ? [to] : tree).flatMap(({ name: detail, children }) =>
    children
      .filter(({ products }) => !products.includes(product.id))
      .map(({ id, name }) => ({ value: id, label: name, detail })),
  )
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={null}
      about={{ id: `${product.id} ${product.of}` }}
      title={`Move ${product.name}`}
      size="md"
      schema={schema}
      labels={{ subcategory: 'Subcategory' }}
      names={{ subcategory: (id) => options.find(({ value }) => value === id)?.label }}
      initialValues={{ subcategory: options.length === 1 ? (options[0]?.value ?? null) : null }}
      refusal={
        options.length === 0
          ? `No other subcategory${to ? ` of ${to.name}` : ''} can take the product.`
          : undefined
      }
      submitLabel="Move"
      onSubmit={({ body }) => onMove(body.subcategory)}
      onSaved={onClose}
    >
      {({ field }) => (
        <SearchSelect
          {...field('subcategory')}
          options={options}
          description="Subcategories that hold the product already are left out."
          required
        />
      )}
    </FormDialog>
  )
}
