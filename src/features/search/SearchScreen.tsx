import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { searchQuery } from '#api/search.ts'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { whenOpened } from '#ui/Opening.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import classes from './search.module.css'

const start = whenOpened(() => import('./start/StartPage.tsx').then((module) => module.StartPage))

/** Also at / and /home. */
export function SearchScreen() {
  const { q = '' } = useSearch({ strict: false })
  const query = String(q)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { queryKey } = searchQuery(query)
  // The search field comes first.
  const idle = useDrawnLater({ below: true })
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
      {query === '' && idle && (
        <SectionBoundary failed="The start page could not be loaded">
          <start.Part />
        </SectionBoundary>
      )}
    </div>
  )
}
