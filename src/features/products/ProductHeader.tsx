import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import type { ProductSummary } from '#api/products.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './products.module.css'

interface ProductHeaderProps {
  product: Pick<
    ProductSummary,
    'name' | 'image_url' | 'foreground_color' | 'background_color' | 'archived_at' | 'is_seasonal'
  >
  description: string | null
  tags: readonly { readonly name: string }[]
  actions?: ReactNode
}

export function ProductHeader({ product, description, tags, actions }: ProductHeaderProps) {
  return (
    <PageHeader
      title={product.name}
      image={
        <Picture
          src={imageAddress(product.image_url)}
          alt=""
          name={product.name}
          width={80}
          height={80}
          background={product.background_color}
          colour={product.foreground_color}
        />
      }
      badges={
        <>
          {product.archived_at && <StatusBadge tone="quiet">Archived</StatusBadge>}
          {product.is_seasonal && <StatusBadge tone="busy">Seasonal</StatusBadge>}
        </>
      }
      facts={
        <>
          {description && <p className={classes.description}>{description}</p>}
          {tags.length > 0 && (
            <p className={classes.description}>{tags.map(({ name }) => name).join(', ')}</p>
          )}
        </>
      }
      primary={actions}
    />
  )
}
