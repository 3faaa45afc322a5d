import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SearchResult, searchQuery } from '#api/search.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { pathOf } from '#components/resultKinds.ts'
import { Bone, Loading, widths } from '#ui/page/Loading.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { ResultLines } from './ResultLines.tsx'
import classes from './search.module.css'

/** Limit of our server; other hosts have other limits. */
const maxResults = 100

export function SearchResults({ query }: { query: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(query),
    enabled: query !== '',
  })
  if (query === '')
    return (
      <p className={classes.hint}>
        <strong>Search for something!</strong> Products by name or SKU, users by name or e-mail,
        stores by name or address, orders by number or customer.
      </p>
    )
  if (data) return <Found query={query} results={data} />
  if (error) return <FailedRead title="The search failed" read={{ error, isFetching, refetch }} />
  return (
    <Loading label="Searching">
      <div className={classes.skeleton}>
        {widths(6).map(({ key, width }) => (
          <div key={key}>
            <Bone width={40} height={40} />
            <Bone width={width} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

function Found({ query, results }: { query: string; results: readonly SearchResult[] }) {
  if (results.length === 0)
    return (
      <div role="status">
        <EmptyState icon={<IconSearchOff size={24} />} title="No Results">
          Nothing matches “{query}”. Try a part of the name, or another spelling.
        </EmptyState>
      </div>
    )
  return (
    <section aria-labelledby="results" className={classes.found}>
      <div role="status" className={classes.head}>
        <h2 id="results">{results.length} Results</h2>
        <p>Showing results for {query}</p>
        {results.length === maxResults && (
          <p>First {maxResults} results; refine the search to see others.</p>
        )}
      </div>
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={`${result.type} ${result.id}`}>
            <Link to={pathOf(result)} className={classes.result}>
              <ResultLines result={result} size={40} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
