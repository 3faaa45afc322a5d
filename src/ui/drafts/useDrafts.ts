import { useContext, useEffect, useState } from 'react'
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

/** 'Product, Flat White, 10:42' */
export function draftName({ title, page, at }: Draft): string {
  return [...new Set([title, page, draftTime(at)])].filter((part) => part !== '').join(', ')
}
