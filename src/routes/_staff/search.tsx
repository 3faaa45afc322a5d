import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/SearchScreen.tsx'

export const Route = createFileRoute('/_staff/search')({
  // AMB-158.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    const query = typeof q === 'string' ? q.trim() : ''
    return query === '' ? {} : { q: query.slice(0, 255) }
  },
  component: SearchScreen,
})
