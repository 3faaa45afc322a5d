import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knownSkus } from '#api/variants.ts'
import { counted } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { ProgressList } from '#ui/page/ProgressList.tsx'
import { skuFaults } from './proposals.ts'
import type { Generation } from './useGeneration.ts'
import classes from './variants.module.css'

interface GenerationResultProps {
  generation: Generation
  onClose: () => void
}

export function GenerationResult({ generation, onClose }: GenerationResultProps) {
  const client = useQueryClient()
  const [checked, setChecked] = useState(false)
  const { items, refused, running } = generation
  const faults = skuFaults(
    refused.map(({ proposal }) => proposal),
    knownSkus(client),
  )
  const retry = () => {
    setChecked(true)
    if (faults.size === 0) generation.retry()
  }
  return (
    <div className={dialog.content}>
      <ProgressList
        title={`Creating ${counted(items.length, 'Variant')}`}
        items={items}
        onRetryFailed={running ? undefined : retry}
      />
      {!running && refused.length > 0 && (
        <div>
          <p className={classes.none}>Change the SKUs that were refused, then retry.</p>
          <ul aria-label="Refused SKUs" className={classes.proposals}>
            {refused.map(({ proposal: { key, sku, words }, reason }) => (
              <li key={key} className={classes.proposal}>
                <span>{words}</span>
                <TextInput
                  size="sm"
                  aria-label={`SKU of ${words}`}
                  value={sku}
                  error={reason ?? (checked ? faults.get(key) : undefined)}
                  autoComplete="off"
                  onChange={(event) => generation.edit(key, event.currentTarget.value)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={dialog.actions}>
        {running ? (
          <Button variant="default" onClick={generation.stop}>
            Stop
          </Button>
        ) : (
          <>
            {generation.unfinished && (
              <Button variant="default" onClick={generation.leave}>
                Back to the List
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        )}
      </div>
    </div>
  )
}
