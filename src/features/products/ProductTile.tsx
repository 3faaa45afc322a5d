import '#ui/tokens.css'
import { formatDollars } from '#domain/prices/money.ts'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './ProductTile.module.css'

interface ProductTileProps {
  name: string
  /** Cents; null if unreadable. */
  price: number | null
  calories: string | null
  seasonal: boolean
  image: string | null | undefined
  foreground: string | null | undefined
  background: string | null | undefined
  tertiary: string | null | undefined
}

/** As on the customer's menu, in the product's colours. Screen readers read one sentence. */
export function ProductTile(tile: ProductTileProps) {
  const name = tile.name.trim() || 'Name of the product'
  const price = formatDollars(tile.price ?? Number.NaN)
  const { foreground, background, tertiary } = tile
  const ribbon = { background: background ?? undefined, borderColor: tertiary ?? undefined }
  return (
    <figure className={classes.figure}>
      <div
        role="img"
        aria-label={`Tile of ${tile.name.trim() || 'a new product'}, ${price}`}
        className={classes.tile}
        style={{ color: foreground ?? undefined, background: background ?? undefined }}
      >
        <div aria-hidden className={classes.inside}>
          <Picture
            src={tile.image}
            alt=""
            name={tile.name}
            width={208}
            height={156}
            fit="contain"
            background="transparent"
            colour={foreground ?? 'currentcolor'}
          />
          {tile.seasonal && (
            <span className={classes.ribbon} style={ribbon}>
              Limited time
            </span>
          )}
          <div className={classes.text} style={{ borderColor: tertiary ?? undefined }}>
            <span className={classes.name}>{name}</span>
            <span className={classes.line}>
              <span>{price}</span>
              {tile.calories && <span>{tile.calories} cal</span>}
            </span>
          </div>
        </div>
      </div>
      <figcaption className={classes.caption}>As customers see it</figcaption>
    </figure>
  )
}
