import { Link } from '@tanstack/react-router'
import { imageAddress } from '#api/host.ts'
import { Picture } from '#ui/page/Picture.tsx'
import { useProductLookup } from './lookups.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** Products by picture and name, each leading to its page. */
export function ProductNames({ ids }: { ids: readonly number[] }) {
  const products = useProductLookup(ids)
  if (ids.length === 0) return 'No product'
  return (
    <NameList label="Products" ids={ids} lookup={products}>
      {(id) => {
        const product = products.productOf(id)
        const name = product?.name ?? `Product ${id}`
        return (
          <Link to="/products/$productId" params={{ productId: id }} className={classes.pill}>
            <Picture
              src={imageAddress(product?.image_url)}
              alt=""
              name={name}
              width={20}
              height={20}
              background={product?.background_color ?? null}
              colour={product?.foreground_color ?? null}
            />
            {name}
            {product?.archived && <span className={classes.aside}>archived</span>}
          </Link>
        )
      }}
    </NameList>
  )
}
