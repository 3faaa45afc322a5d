import { Button } from '@mantine/core'
import type { StoreSummary } from '#api/stores.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { comparedParts, compareStores } from '#domain/stores/compareStores.ts'
import { grouped } from '#domain/wording.ts'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { List } from '#ui/list/List.tsx'
import { whenOpened } from '#ui/Opening.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import classes from './compare.module.css'
import { compareList } from './compareColumns.tsx'
import { useCompareSearch } from './compareSearch.ts'
import { useFormOf, useStoreFacts, useSurcharges } from './useStoreFacts.ts'

const bulk = whenOpened(() => import('./CompareBulk.tsx').then((part) => part.CompareBulk))

interface ComparisonProps {
  a: StoreSummary
  b: StoreSummary
}

export function Comparison({ a, b }: ComparisonProps) {
  const formOf = useFormOf()
  const atA = useStoreFacts(a.id, a.name, formOf)
  const atB = useStoreFacts(b.id, b.name, formOf)
  const { surcharges, failed } = useSurcharges()
  const today = useStoreDate(a.time_zone)
  const [{ part: asked, all }, show] = useCompareSearch()
  const part = comparedParts.find(({ id }) => id === asked)?.id
  const list = useListSearch(compareList(a.name, b.name))
  const context = { today, surcharges }
  const rows = compareStores(atA.facts, atB.facts, context)
  const shown = all ? rows : rows.filter(({ isDifferent }) => isDifferent)
  const inPart = part ? shown.filter((row) => row.part === part) : shown
  const choices = [
    { id: undefined, title: 'All', count: shown.length },
    ...comparedParts.map(({ id, title }) => ({
      id,
      title,
      count: shown.filter((row) => row.part === id).length,
    })),
  ].filter(({ id }) => id === undefined || rows.some((row) => row.part === id))

  return (
    <>
      {[...atA.failed, ...atB.failed, ...failed].map((one) => (
        <FailedRead key={one.title} {...one} />
      ))}
      {atA.isReading || atB.isReading ? (
        <FormSkeleton fields={4} />
      ) : (
        <>
          <div className={classes.choices}>
            <fieldset aria-label="Parts" className={classes.parts}>
              {choices.map(({ id, title, count }) => (
                <Button
                  key={title}
                  size="xs"
                  variant={part === id ? 'filled' : 'default'}
                  aria-pressed={part === id}
                  onClick={() => show({ part: id })}
                >
                  {title} {grouped(count)}
                </Button>
              ))}
            </fieldset>
            <SwitchField
              label="Show what is equal"
              value={all !== undefined}
              onChange={(on) => show({ all: on ? 1 : undefined })}
            />
          </div>
          <List
            label="Comparison"
            noun={all ? { one: 'row', many: 'rows' } : { one: 'difference', many: 'differences' }}
            rows={inPart}
            {...list}
            paging={{}}
            rowHeight={56}
            cardsBelow={640}
            bulkActions={(selected) => (
              <bulk.Part
                selected={selected}
                a={{ ...a, facts: atA.facts }}
                b={{ ...b, facts: atB.facts }}
                context={context}
                formOf={formOf}
              />
            )}
            csv={`${a.name} and ${b.name}`}
            empty={{ title: 'No differences', text: `${a.name} and ${b.name} have the same here.` }}
          />
        </>
      )}
    </>
  )
}
