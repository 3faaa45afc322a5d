import { Button, Progress } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AttributeDeletion, productsUsing, type UsingProduct } from '#api/attributeUse.ts'
import { errorMessage } from '#api/core/errors.ts'
import { counted } from '#domain/wording.ts'
import classes from './attributes.module.css'

const maxShownProducts = 8

type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly share: number }
  | { readonly state: 'read'; readonly products: readonly UsingProduct[] }
  | { readonly state: 'failed'; readonly message: string }

/** Searched only on demand, because it reads every product. The user may confirm without waiting. */
export function UsingProducts({ text, deletion }: { text: string; deletion: AttributeDeletion }) {
  const client = useQueryClient()
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const read = async () => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: Reading) => {
      if (!signal.aborted) setReading(next)
    }
    show({ state: 'reading', share: 0 })
    try {
      const products = await productsUsing(
        client,
        deletion,
        (share) => show({ state: 'reading', share }),
        signal,
      )
      show({ state: 'read', products })
    } catch (error) {
      show({ state: 'failed', message: errorMessage(error) })
      // Aborts the other reads: they would report progress over the failure.
      controller.abort()
    }
  }

  return (
    <>
      <p>{text}</p>
      <div className={classes.reach} aria-live="polite">
        {reading.state === 'reading' && (
          <>
            <p>Reading the products…</p>
            <Progress.Root size="sm">
              <Progress.Section value={reading.share * 100} aria-label="Products read" />
            </Progress.Root>
          </>
        )}
        {reading.state === 'read' && <Reach products={reading.products} />}
        {reading.state === 'failed' && <p>It could not be found out: {reading.message}</p>}
        {(reading.state === 'idle' || reading.state === 'failed') && (
          <Button variant="default" size="compact-sm" onClick={() => void read()}>
            {reading.state === 'idle' ? 'Show the products that use it' : 'Try again'}
          </Button>
        )}
      </div>
    </>
  )
}

function Reach({ products }: { products: readonly UsingProduct[] }) {
  if (products.length === 0) return <p>No product uses it.</p>
  const variants = products.reduce((sum, product) => sum + product.variants, 0)
  const more = products.length - maxShownProducts
  return (
    <>
      <p>
        <strong>
          {counted(products.length, 'product')} and {counted(variants, 'variant')} use it:
        </strong>
      </p>
      <ul tabIndex={products.length > 6 ? 0 : undefined}>
        {products.slice(0, maxShownProducts).map(({ id, name, archived, variants: own }) => (
          <li key={id}>
            {name}
            <span className={classes.quiet}>
              {archived ? ', archived' : ''}, {counted(own, 'variant')}
            </span>
          </li>
        ))}
        {more > 0 && <li className={classes.quiet}>and {counted(more, 'more product')}</li>}
      </ul>
    </>
  )
}
