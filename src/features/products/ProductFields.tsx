import { Textarea, TextInput } from '@mantine/core'
import { imageAddress } from '#api/core/host.ts'
import type { NetsuiteAccount } from '#api/netsuite.ts'
import type { Product } from '#api/products.ts'
import { colourToSend } from '#domain/formats.ts'
import { parseAmount } from '#domain/prices/money.ts'
import { inventoryControls, productTypes } from '#domain/products/productWords.ts'
import { ColorField } from '#ui/fields/ColorField.tsx'
import { IconPicker } from '#ui/fields/IconPicker.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SearchMultiSelect } from '#ui/fields/SearchMultiSelect.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { ProductTile } from './ProductTile.tsx'
import type { ProductChoices, ProductValues } from './productForm.ts'
import classes from './products.module.css'

interface ProductFieldsProps {
  form: FormApi<ProductValues>
  product: Product | null
  choices: ProductChoices
  accounts: readonly NetsuiteAccount[]
}

export function ProductFields({ form, product, choices, accounts }: ProductFieldsProps) {
  const { field, values } = form
  const picture = imageAddress(product?.image_url) ?? null
  const tile = (
    <ProductTile
      name={values.name}
      price={parseAmount(values.price)}
      calories={values.calories}
      seasonal={values.is_seasonal}
      image={values.image?.data ?? picture}
      foreground={colourToSend(values.foreground_color)}
      background={colourToSend(values.background_color)}
      tertiary={colourToSend(values.tertiary_color)}
    />
  )
  return (
    <div className={classes.editor}>
      <div className={classes.groups}>
        <FieldGroup title="Product">
          <FieldRow>
            <ImageField {...field('image')} current={picture} />
          </FieldRow>
          <FieldRow>
            <SegmentedChoice {...field('product_type')} options={productTypes} required />
          </FieldRow>
          <TextInput {...field('name')} required autoComplete="off" />
          <MoneyField {...field('price')} />
          <FieldRow>
            <SearchMultiSelect
              {...field('tags')}
              options={choices.tags.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder="Search tags…"
            />
          </FieldRow>
          <TextInput
            {...field('square_sku')}
            required
            autoComplete="off"
            spellCheck={false}
            disabled={Boolean(product?.square_sku)}
            description={product?.square_sku && 'A SKU cannot be changed once it is set.'}
          />
          <SearchSelect
            {...field('netsuite_account_id')}
            options={accountOptions(accounts, product)}
            placeholder="Select an account"
            clearable
            disabled={Boolean(product?.netsuite_account_id)}
            description={
              product?.netsuite_account_id && 'An account cannot be changed once it is set.'
            }
          />
          <FieldRow>
            <Textarea {...field('description')} rows={3} resize="vertical" />
          </FieldRow>
        </FieldGroup>

        <FieldGroup title="Colors" description="The colors of the product's tile in the menu.">
          <FieldRow>
            <div className={classes.colours}>
              <ColorField {...field('foreground_color')} />
              <ColorField {...field('background_color')} />
              <ColorField {...field('tertiary_color')} />
            </div>
          </FieldRow>
          <FieldRow>
            <div className={classes.narrowPreview}>{tile}</div>
          </FieldRow>
        </FieldGroup>

        <FieldGroup title="Preparation and menu">
          <TextInput
            {...field('calories')}
            autoComplete="off"
            placeholder="e.g. 400-700"
            description="Optional: a number or a range such as 400-700."
          />
          <TextInput
            {...field('prep_time')}
            autoComplete="off"
            inputMode="numeric"
            description="Optional: a whole number."
          />
          <FieldRow>
            <SwitchField
              {...field('on_default_menu')}
              description="The product appears in the default menu when no store is selected."
            />
          </FieldRow>
          <FieldRow>
            <SegmentedChoice {...field('inventory_control')} options={inventoryControls} />
          </FieldRow>
          <FieldRow>
            <SwitchField {...field('is_seasonal')} description="Flags a limited-time item." />
          </FieldRow>
          <FieldRow>
            <SearchMultiSelect
              {...field('promotional_categories')}
              options={choices.promotionalCategories.map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              placeholder="Search categories…"
              placeholderOption="Select promotional categories"
              description="Groups used for promotion exclusions."
            />
          </FieldRow>
          <FieldRow>
            <IconPicker
              {...field('addons')}
              options={choices.addons.map(({ id, name, icon_image_url }) => ({
                value: id,
                label: name,
                imageUrl: imageAddress(icon_image_url) ?? null,
              }))}
            />
          </FieldRow>
          <FieldRow>
            <TextInput {...field('mobile_menu_format')} autoComplete="off" />
          </FieldRow>
        </FieldGroup>
      </div>
      <aside className={classes.widePreview} aria-label="Preview">
        {tile}
      </aside>
    </div>
  )
}

/** `defintion` is the contract's spelling. A product's unknown account is shown by its number. */
function accountOptions(accounts: readonly NetsuiteAccount[], product: Product | null) {
  const own = product?.netsuite_account_id
  const options = accounts.map(({ externalId, defintion }) => ({
    value: externalId,
    label: defintion,
    detail: externalId,
  }))
  return own && accounts.every(({ externalId }) => externalId !== own)
    ? [...options, { value: own, label: own, detail: 'This account no longer exists' }]
    : options
}
