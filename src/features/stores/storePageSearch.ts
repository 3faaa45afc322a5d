import { useNavigate, useSearch } from '@tanstack/react-router'
import { asText, type ListSearch } from '#ui/list/listSearch.ts'

type Search = Readonly<Record<string, unknown>>

const ids = /^[\w-]+(,[\w-]+)*$/

function idsIn(search: Search, name: string): string | undefined {
  const text = asText(search[name])
  return text !== undefined && ids.test(text) ? text : undefined
}

/** Sections shown whole, open categories of the menu: `?all=orders,menu&categories=food`. */
export function storePageSearch(search: Search): ListSearch {
  const [all, categories] = [idsIn(search, 'all'), idsIn(search, 'categories')]
  return { ...(all && { all }), ...(categories && { categories }) }
}

/** A set of ids in the address. Undefined without the parameter; an emptied set is `none`. */
export function useIdsInAddress(
  name: 'all' | 'categories',
): [shown: ReadonlySet<string> | undefined, show: (ids: ReadonlySet<string>) => void] {
  const text = idsIn(useSearch({ strict: false }), name)
  const navigate = useNavigate({ from: '/stores/$storeId' })
  const show = (next: ReadonlySet<string>) => {
    const value = [...next].join(',') || (name === 'all' ? undefined : 'none')
    void navigate({
      search: ({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }
  return [
    text === undefined ? undefined : new Set(text.split(',').filter((id) => id !== 'none')),
    show,
  ]
}
