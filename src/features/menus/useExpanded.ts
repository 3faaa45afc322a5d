import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStable } from '#ui/useStable.ts'
import { openIn, withOpen } from './menuSearch.ts'

/** Kept in the address. */
export function useExpanded(): [
  open: ReadonlySet<number>,
  expand: (id: number, isOpen: boolean) => void,
] {
  const search = useSearch({ from: '/_staff/menus/' })
  const navigate = useNavigate({ from: '/menus/' })
  const open = useMemo(() => openIn(search.open), [search.open])
  const expand = useStable((id: number, isOpen: boolean) => {
    void navigate({
      search: (all) => ({ ...all, open: withOpen(all.open, id, isOpen) }),
      replace: true,
      resetScroll: false,
    })
  })
  return [open, expand]
}
