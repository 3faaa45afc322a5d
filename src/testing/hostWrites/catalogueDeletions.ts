/** Deletions of attributes and their values, and of what a product has of them. */
import { call } from '#api/client.ts'
import { dialog, press, row } from '#testing/controls.ts'
import { idsOf, namesIn, productOf, type Write, type Writes } from './write.ts'

const deletable = namesIn('Delete')

const deleteAttributeValue: Write = async (page, p4) => {
  const attributes = await p4.as('owner').ok('listAttributes')
  const attribute = attributes.find(({ name }) => name === 'Milk')
  const value = attribute?.attribute_values.at(-1)
  if (!attribute || !value) throw new Error('There is no milk')
  await page.open(`/attributes/${attribute.id}/edit`)
  const values = deletable()
  await press(`Delete ${value.name}`)
  await press('Confirm', await dialog())
  await press('Update')
  return {
    says: 'Updated Attribute',
    shows: attribute.name,
    lists: [deletable, values.filter((name) => name !== value.name)],
    sends: { address: `/p4/attributeValues/${value.id}` },
    holds: async () => {
      const now = (await call('listAttributes')).find(({ id }) => id === attribute.id)
      return idsOf(now?.attribute_values ?? [])
    },
    as: idsOf(attribute.attribute_values.filter((one) => one !== value)),
  }
}

const deleteAttribute: Write = async (page, p4) => {
  const attributes = await p4.as('owner').ok('listAttributes')
  const attribute = attributes.find(({ name }) => name === 'Syrup')
  if (!attribute) throw new Error('There is no syrup')
  await page.open('/attributes')
  await press('Delete', await row(attribute.name))
  await press('Confirm', await dialog())
  return {
    says: 'Deleted Attribute',
    shows: `${attributes.length - 1} attributes`,
    sends: { address: `/p4/attributes/${attribute.id}` },
    holds: async () => idsOf(await call('listAttributes')),
    as: idsOf(attributes.filter((one) => one !== attribute)),
  }
}

const deleteVariant: Write = async (page, p4) => {
  const path = { id: await productOf(p4, 'Size', 'Temperature') }
  const variants = await p4.as('owner').ok('listProductVariants', { path })
  const variant = variants.at(-1)
  await page.open(`/products/${path.id}`)
  const names = deletable()
  await press(`Delete ${variant?.sku}`)
  await press('Confirm', await dialog())
  return {
    says: 'Variant Deleted',
    shows: 'Variants',
    lists: [deletable, names.filter((name) => name !== variant?.sku)],
    sends: { address: `/p4/variants/${variant?.id}` },
    holds: async () => idsOf(await call('listProductVariants', { path })),
    as: idsOf(variants.slice(0, -1)),
  }
}

const deleteProductAttributeValue: Write = async (page, p4) => {
  const path = { id: await productOf(p4, 'Size', 'Temperature') }
  const [, temperature] = await p4.as('owner').ok('listProductAttributes', { path })
  const [hot, ...others] = temperature?.product_attribute_values ?? []
  await page.open(`/products/${path.id}`)
  const names = deletable()
  await press('Delete Hot')
  await press('Confirm', await dialog())
  return {
    says: 'Deleted Product Attribute Value',
    shows: 'Temperature',
    lists: [deletable, names.filter((name) => name !== 'Hot')],
    sends: { address: `/p4/productAttributeValues/${hot?.id}` },
    holds: async () => {
      const [, now] = await call('listProductAttributes', { path })
      return idsOf(now?.product_attribute_values ?? [])
    },
    as: idsOf(others),
  }
}

const deleteProductAttribute: Write = async (page, p4) => {
  const path = { id: await productOf(p4, 'Size', 'Temperature') }
  const [size, temperature] = await p4.as('owner').ok('listProductAttributes', { path })
  await page.open(`/products/${path.id}`)
  const names = deletable()
  await press('Delete Temperature')
  await press('Confirm', await dialog())
  return {
    says: 'Deleted Product Attribute',
    shows: 'Size',
    lists: [deletable, names.filter((name) => !/^(Temperature|Hot|Iced)$/.test(name))],
    sends: { address: `/p4/productAttributes/${temperature?.id}` },
    holds: async () => idsOf(await call('listProductAttributes', { path })),
    as: [size?.id],
  }
}

/** Those of one page do not follow each other, because the dialog of the other would still be closing. */
export const catalogueDeletions: Writes = {
  deleteVariant,
  deleteAttributeValue,
  deleteProductAttributeValue,
  deleteAttribute,
  deleteProductAttribute,
}
