import { useNavigate, useSearch } from '@tanstack/react-router'
import { openIn, withOpen } from './menuSearch.ts'

/** Kept in the address. */
export function useExpanded(): [
  open: ReadonlySet<number>,
  expand: (id: number, isOpen: boolean) => void,
] {
  const search = useSearch({ from: '/_staff/menus/' })
  const navigate = useNavigate({ from: '/menus/' })
  const open = openIn(search.open)
  const expand = (id: number, isOpen: boolean) => {
    void navigate({
      search: (all) => ({ ...all, open: withOpen(all.open, id, isOpen) }),
      replace: true,
      resetScroll: false,
    })
  }
  return [open, expand]
}
