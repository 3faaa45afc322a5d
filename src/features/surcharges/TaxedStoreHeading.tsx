import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Surcharge } from '#api/surcharges.ts'
import { type KnownTaxRates, taxRatesQuery } from '#api/taxRates.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import classes from './taxes.module.css'
import { surchargeName, type TaxedStore } from './taxRows.ts'

interface TaxedStoreHeadingProps {
  store: TaxedStore
  surcharges: readonly Surcharge[]
  known: KnownTaxRates | undefined
  /** Undefined if not allowed. */
  onAdd: ((store: TaxedStore, surcharge: Surcharge) => void) | undefined
}

export function TaxedStoreHeading({ store, surcharges, known, onAdd }: TaxedStoreHeadingProps) {
  const { id, name, city, state } = store
  const ownSurchargeIds = new Set(known?.rates?.map(({ surcharge_id }) => surcharge_id))
  const missing = known?.rates ? surcharges.filter((one) => !ownSurchargeIds.has(one.id)) : []
  return (
    <>
      <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.nameLink}>
        {name}
      </Link>
      <span className={classes.place}>{[city, state].filter(Boolean).join(', ')}</span>
      <span className={classes.side}>
        {known?.failure !== undefined && (
          <>
            <span className={classes.failure}>
              <IconAlertTriangle size={16} aria-hidden /> {known.failure}
            </span>
            <RetryStore store={store} />
          </>
        )}
        {onAdd && missing.length > 0 && (
          <ActionMenu
            label={`Add a surcharge to ${name}`}
            icon={IconPlus}
            actions={missing.map((surcharge) => ({
              label: surchargeName(surcharge),
              icon: IconPlus,
              onClick: () => onAdd(store, surcharge),
            }))}
          />
        )}
      </span>
    </>
  )
}

/** The focus moves to the store's link. */
function RetryStore({ store: { id, name } }: { store: TaxedStore }) {
  const client = useQueryClient()
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Retry ${name}`}
      data-focus-next="a"
      onClick={() => void client.refetchQueries(taxRatesQuery(id))}
    >
      Retry
    </Button>
  )
}
