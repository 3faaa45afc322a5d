import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import classes from './search.module.css'

/** Also at / and /home. */
export function SearchScreen() {
  const { q = '' } = useSearch({ strict: false })
  const query = String(q)
  const navigate = useNavigate()
  return (
    <div className={classes.screen}>
      <PageHeader title="Search" />
      <SearchBar
        query={query}
        onSearch={(next) =>
          void navigate({
            to: '/search',
            search: next === '' ? {} : { q: next },
            replace: next === query,
          })
        }
      />
      <SearchResults query={query} />
    </div>
  )
}
