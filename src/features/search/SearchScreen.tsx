import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { searchQuery } from '#api/search.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import classes from './search.module.css'

/** Also at / and /home. */
export function SearchScreen() {
  const { q = '' } = useSearch({ strict: false })
  const query = String(q)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { queryKey } = searchQuery(query)
  return (
    <div className={classes.screen}>
      <PageHeader title="Search" />
      <SearchBar
        query={query}
        onSearch={(next) =>
          // The same words again ask the host again.
          next === query && next !== ''
            ? void client.invalidateQueries({ queryKey })
            : void navigate({ to: '/search', search: next === '' ? {} : { q: next } })
        }
      />
      <SearchResults query={query} />
    </div>
  )
}
