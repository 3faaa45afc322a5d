import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { cleanName } from '#domain/cleanName.ts'
import { compareTexts } from '#domain/sorting.ts'
import { DraftPlaceContext } from '#ui/drafts/drafts.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import classes from './filters.module.css'
import { type ListView, putView, readViews } from './viewStore.ts'

export interface SavedViewsProps {
  list: string
  present: Omit<ListView, 'name'>
  onChoose: (view: ListView) => void
}

/** Only where a user is known. Kept in this browser, by host, user and list. */
export function SavedViews({ list, present, onChoose }: SavedViewsProps) {
  const place = useContext(DraftPlaceContext)
  const owner = place?.owner() ?? null
  if (!place || owner === null) return null
  return (
    <Views listKey={`${owner} ${place.path()} ${list}`} present={present} onChoose={onChoose} />
  )
}

function Views({
  listKey,
  present,
  onChoose,
}: Omit<SavedViewsProps, 'list'> & { listKey: string }) {
  const [views, setViews] = useState<readonly ListView[]>([])
  const [isBlocked, setBlocked] = useState(false)
  const [renamed, setRenamed] = useState<ListView | null>(null)
  const [typed, setTyped] = useState('')
  const name = cleanName(typed)
  const field = useRef<HTMLInputElement>(null)
  const rename = (view: ListView | null) => {
    setRenamed(view)
    setTyped(view?.name ?? '')
  }

  const run = async (work?: () => Promise<void>) => {
    try {
      await work?.()
      setViews(await readViews(listKey))
    } catch {
      setBlocked(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once per list
  useEffect(() => void run(), [listKey])

  const save = () => {
    if (name === '') return
    void run(() => putView(listKey, renamed?.name ?? name, { ...(renamed ?? present), name }))
    rename(null)
  }
  if (isBlocked)
    return <p className={classes.count}>This browser blocks its storage: there are no views.</p>
  return (
    // Saving disables the focused button, deleting removes it.
    <fieldset className={classes.facet} data-focus-next="input[placeholder]">
      <legend>Views</legend>
      {[...views]
        .sort((one, other) => compareTexts(one.name, other.name))
        .map((view) => (
          <div key={view.name} className={classes.view}>
            <Button size="compact-sm" variant="subtle" onClick={() => onChoose(view)}>
              {view.name}
            </Button>
            <span>
              <IconButton
                label="Rename"
                name={`Rename ${view.name}`}
                icon={IconPencil}
                onClick={() => {
                  rename(view)
                  field.current?.focus()
                }}
              />
              <IconButton
                label="Delete"
                name={`Delete ${view.name}`}
                icon={IconTrash}
                onClick={() => {
                  if (renamed?.name === view.name) rename(null)
                  void run(() => putView(listKey, view.name, null))
                }}
              />
            </span>
          </div>
        ))}
      <div className={classes.view}>
        <TextInput
          ref={field}
          size="xs"
          aria-label={renamed ? `New name of ${renamed.name}` : 'Name of the view'}
          placeholder="Name of the view"
          maxLength={60}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
          }}
        />
        <Button size="xs" variant="default" disabled={name === ''} onClick={save}>
          {renamed ? 'Rename view' : 'Save view'}
        </Button>
      </div>
    </fieldset>
  )
}
