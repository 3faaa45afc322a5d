import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { MenuCategory } from '#api/menus.ts'
import { type MenuChange, wayBack } from '#domain/menus/menuTree.ts'
import type { Spot } from '#domain/ordering.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import type { ShownLine } from './lineColumns.tsx'
import classes from './menus.module.css'

/** Moves to the end of `to` by default; null removes a product. */
export type TakeAway = (line: ShownLine, to: number | null, spot?: Spot) => Promise<unknown>

interface Taken {
  readonly line: ShownLine
  readonly text: string
  readonly back: MenuChange
}

/** Offers Undo for the last move until it is closed, because no flash is shown (AMB-166). */
export function useTakenAway(
  tree: readonly MenuCategory[],
  change: (change: MenuChange) => Promise<unknown>,
  onBack: (line: ShownLine) => void,
): [TakeAway, ReactNode] {
  const [taken, setTaken] = useState<Taken | null>(null)
  const { pending, attempt } = useAttempt()
  const takeAway: TakeAway = (line, to, spot) => {
    const gone = changeOf(line, to, spot)
    const back = wayBack(tree, gone)
    const target = [...tree, ...tree.flatMap(({ children }) => children)].find(
      ({ id }) => id === to,
    )
    const done = target ? `moved to ${target.name}` : `removed from ${line.subcategory}`
    const made = change(gone)
    const tell = () => back && setTaken({ line, text: `${line.name} was ${done}.`, back })
    made.then(tell, () => {})
    return made
  }
  const close = () => setTaken(null)
  const undo = async ({ line, back }: Taken) => {
    onBack(line)
    await change(back)
    close()
  }
  const message = (
    <div role="status" className={classes.taken}>
      {taken && (
        <>
          <p>{taken.text}</p>
          {/* Never disabled: a disabled button would lose the focus. */}
          <Button
            variant="default"
            size="xs"
            aria-busy={pending}
            data-focus-next={`[aria-label=${JSON.stringify(`Move ${taken.line.name}`)}]`}
            onClick={() => void attempt(() => undo(taken))}
          >
            Undo
          </Button>
          <IconButton label="Close message" icon={IconX} onClick={close} />
        </>
      )}
    </div>
  )
  return [takeAway, message]
}

const end: Spot = { after: null, before: null }

function changeOf({ kind, id, of }: ShownLine, to: number | null, spot = end): MenuChange {
  if (to === null) return { kind: 'removeProduct', id, from: of }
  const { after, before } = spot
  return kind === 'product'
    ? { kind: 'moveProduct', id, from: of, to, after, before }
    : { kind: 'moveSubcategory', id, to, after, before }
}
