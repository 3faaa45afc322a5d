import { Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconCheck, IconListCheck } from '@tabler/icons-react'
import { useSuspenseQueries } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { storeInventoryQuery, useChangeCount } from '#api/inventory.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { storeQuery } from '#api/stores.ts'
import { mostPieces } from '#domain/products/inventory.ts'
import { type MenuVariant, menuProducts } from '#domain/products/menuVariants.ts'
import { nextToCount, shelvesOf } from '#domain/products/shelfCount.ts'
import { grouped } from '#domain/wording.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { integerCell } from '#ui/grid/cellTypes.ts'
import unseen from '#ui/unseen.module.css'
import { useStoreDate } from '../storeHooks.ts'
import classes from './ShelfCount.module.css'
import { failedCountText, useFailedCounts } from './useFailedCounts.ts'

export function CountShelfButton({ onClick }: { onClick: () => void }) {
  const icon = <IconListCheck size={16} aria-hidden />
  return (
    <Button variant="default" leftSection={icon} onClick={onClick}>
      Count a shelf
    </Button>
  )
}

interface ShelfCountProps {
  storeId: number
  onClose: () => void
}

/** Counts the variants of a product type one after another. Render inside a `SectionBoundary`. */
export function ShelfCount({ storeId, onClose }: ShelfCountProps) {
  const [sold, inventory, store] = useSuspenseQueries({
    queries: [productsAtStoreQuery(storeId), storeInventoryQuery(storeId), storeQuery(storeId)],
  })
  const change = useChangeCount(storeId)
  const { byVariant: failures, follow } = useFailedCounts()
  const today = useStoreDate(store.data.time_zone)
  const [savedIds, setSavedIds] = useSessionStorage<readonly number[]>({
    key: `counted at store ${storeId} on ${today}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const [sentIds, setSentIds] = useState<readonly number[]>([])
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const [type, setType] = useState<string | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const counted = new Set([...savedIds, ...sentIds].filter((id) => !failures.has(id)))
  const shelves = shelvesOf(menuProducts(sold.data, inventory.data))
  const shelf = shelves.find((one) => one.type === type) ?? shelves[0]
  if (!shelf)
    return (
      <div className={classes.buttons}>
        <p>The menu of this store has nothing to count.</p>
        <Button onClick={onClose}>Done</Button>
      </div>
    )
  const ids = shelf.variants.map(({ id }) => id)
  const currentId = ids.includes(chosen ?? 0) ? chosen : nextToCount(ids, counted, skipped, null)
  const current = shelf.variants.find(({ id }) => id === currentId)

  const goOn = (done: ReadonlySet<number>, left: ReadonlySet<number>) => {
    setChosen(nextToCount(ids, done, left, currentId))
    input.current?.focus()
  }
  const count = (variantId: number, quantity_available: number) => {
    const made = { quantity_available }
    const saved = change(variantId, made)
    follow(variantId, made, saved)
    saved.then(
      () => setSavedIds((before) => [...new Set([...before, variantId])]),
      () => {},
    )
    setSentIds([...sentIds, variantId])
    goOn(new Set([...counted, variantId]), skipped)
  }
  const skip = (variantId: number) => {
    const left = new Set([...skipped, variantId])
    setSkipped(left)
    goOn(counted, left)
  }
  const countedHere = ids.filter((id) => counted.has(id)).length
  return (
    <div className={classes.count}>
      <div role="radiogroup" aria-label="Shelf">
        <Segments
          options={shelves.map(({ type: value, label }) => ({ value, label }))}
          value={shelf.type}
          onChange={(next) => {
            setType(next)
            setChosen(null)
          }}
        />
      </div>
      <p role="status" className={classes.progress}>
        {countedHere} of {ids.length} counted
        {current && <span className={unseen.unseen}>. Next: {current.name}</span>}
      </p>
      {current ? (
        <CountForm
          key={shelf.type}
          variant={current}
          input={input}
          onCount={(quantity) => count(current.id, quantity)}
          onSkip={() => skip(current.id)}
        />
      ) : (
        <p className={classes.done}>Everything here is counted.</p>
      )}
      <ul aria-label={`${shelf.label} to count`} className={classes.list}>
        {shelf.variants.map((variant) => {
          const { id } = variant
          const failure = failures.get(id)
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.row}
                aria-current={id === currentId || undefined}
                onClick={() => {
                  setChosen(id)
                  input.current?.focus()
                }}
              >
                <span className={classes.tick}>
                  {counted.has(id) && <IconCheck size={18} role="img" aria-label="Counted" />}
                </span>
                <span className={classes.name}>
                  {variant.name} <small>{variant.sku}</small>
                </span>
                <span className={classes.state}>
                  {counted.has(id) ? grouped(variant.quantity ?? 0) : skipped.has(id) && 'Skipped'}
                </span>
              </button>
              {failure && (
                <p role="alert" className={classes.failure}>
                  {failedCountText(failure)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <div className={classes.buttons}>
        {countedHere > 0 && (
          <Button
            variant="default"
            onClick={() => {
              setSavedIds(savedIds.filter((id) => !ids.includes(id)))
              setSentIds(sentIds.filter((id) => !ids.includes(id)))
              setSkipped(new Set())
              setChosen(null)
            }}
          >
            Start over
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}

const { read } = integerCell({ max: mostPieces })

interface CountFormProps {
  variant: MenuVariant
  input: RefObject<HTMLInputElement | null>
  onCount: (quantity: number) => void
  onSkip: () => void
}

/** One input for all variants, so that the keyboard of a phone stays open. */
function CountForm({ variant, input, onCount, onSkip }: CountFormProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const begin = () => {
    setText('')
    setFault(null)
  }
  const take = (event: FormEvent) => {
    event.preventDefault()
    const reading = read(text)
    if ('fault' in reading) return setFault(reading.fault)
    if (typeof reading.value !== 'number') return
    begin()
    onCount(reading.value)
  }
  return (
    <form className={classes.form} onSubmit={take} noValidate>
      <label htmlFor={id} className={classes.label}>
        {variant.name} <small>{variant.sku}</small>
      </label>
      <input
        ref={input}
        id={id}
        className={classes.field}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id} fault`}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">Next</Button>
      <Button
        variant="default"
        onClick={() => {
          begin()
          onSkip()
        }}
      >
        Skip
      </Button>
      <p id={`${id} fault`} role="alert" className={classes.fault}>
        {fault}
      </p>
    </form>
  )
}
