import { useContext, useEffect, useState } from 'react'
import { isRecord } from '#domain/values.ts'
import type { Draft } from './draft.ts'
import { DraftPlaceContext, dropDrafts, findDrafts } from './drafts.ts'
import { draftTime } from './draftTime.ts'

/** The viewer's drafts of all screens, newest first. */
export function useDrafts(): [readonly Draft[], discard: (given: readonly Draft[]) => void] {
  const owner = useContext(DraftPlaceContext)?.owner() ?? null
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const found = owner === null ? null : await findDrafts(owner)
      if (!isOver && found) setDrafts(found)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [owner])
  const discard = (given: readonly Draft[]) => {
    dropDrafts(given.map(({ key }) => key))
    setDrafts(drafts.filter((draft) => !given.includes(draft)))
  }
  return [owner === null ? [] : drafts, discard]
}

/** 'Edit Tag, Seasonal, 10:42' */
export function draftName(draft: Draft): string {
  return `${draftSubject(draft)}, ${draftTime(draft.at)}`
}

/** 'Edit Tag, Seasonal', 'Role barista', 'New product' */
export function draftSubject({ title, page, path, opened }: Draft): string {
  if (/\/create\b/.test(path))
    return title.startsWith('Create') ? title : `New ${title.toLowerCase()}`
  // An employee's page has no name here, so the name comes from the record.
  const name = page === '' && isRecord(opened) ? String(opened.name ?? '') : page
  return title.includes(name) ? title : `${title}, ${name}`
}
