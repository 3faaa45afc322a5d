import { imageAddress } from '#api/core/host.ts'
import type { Product } from '#api/products.ts'
import { AccountName } from '#components/AccountName.tsx'
import { longMoment, ownTimeZone } from '#domain/calendar.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { inventoryControls, productTypes, wordFor } from '#domain/products/productWords.ts'
import { DateCell, MoneyCell } from '#ui/cells/cells.tsx'
import { DefinitionList, type Fact } from '#ui/page/DefinitionList.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { Section } from '#ui/page/Section.tsx'
import { ProductTile } from './ProductTile.tsx'
import classes from './products.module.css'

export function ProductDetails({ product }: { product: Product }) {
  const facts: Fact[] = [
    { term: 'SKU', value: product.square_sku },
    { term: 'Product Type', value: wordFor(productTypes, product.product_type) },
    { term: 'Price in cents', value: <MoneyCell cents={product.price} unit="cents" /> },
    {
      term: 'Netsuite Account',
      value: product.netsuite_account_id && <AccountName id={product.netsuite_account_id} />,
    },
    { term: 'Calories', value: product.calories },
    { term: 'Prep Time', value: product.prep_time },
    { term: 'Default Menu', value: product.on_default_menu ? 'Shown' : 'Not shown' },
    {
      term: 'Inventory Control',
      value: wordFor(inventoryControls, product.inventory_control),
    },
    { term: 'Seasonal', value: product.is_seasonal ? 'Yes' : 'No' },
    {
      term: 'Promotional Categories',
      value: [...distinctNames(product.promotional_categories).values()].join(', '),
    },
    { term: 'Addons', value: product.addons.length > 0 && <Addons addons={product.addons} /> },
    { term: 'Mobile Menu', value: product.mobile_menu_format },
  ]
  if (product.archived_at)
    facts.push({
      term: 'Archived',
      value: (
        <span title={ownTimeZone()}>
          <DateCell value={product.archived_at} format={longMoment} />
        </span>
      ),
    })
  return (
    <Section id="details" title="Details">
      <div className={classes.details}>
        <DefinitionList facts={facts} />
        <ProductTile
          name={product.name}
          price={product.price}
          calories={product.calories}
          seasonal={product.is_seasonal}
          image={imageAddress(product.image_url)}
          foreground={product.foreground_color}
          background={product.background_color}
          tertiary={product.tertiary_color}
        />
      </div>
    </Section>
  )
}

function Addons({ addons }: { addons: Product['addons'] }) {
  return (
    <ul className={classes.addons}>
      {addons.map(({ id, name, icon_image_url }) => (
        <li key={id}>
          <Picture src={imageAddress(icon_image_url)} alt="" name={name} width={24} height={24} />
          {name}
        </li>
      ))}
    </ul>
  )
}
