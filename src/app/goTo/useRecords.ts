import {
  type Icon,
  IconBuildingStore,
  IconDiscount,
  IconShieldLock,
  IconTag,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { promotionsQuery } from '#api/promotions.ts'
import type { Role } from '#api/roles.ts'
import type { StoreSummary } from '#api/stores.ts'
import { tagsQuery } from '#api/tags.ts'
import { factsOf, pathOf } from '#components/resultKinds.ts'
import { storeSections } from '#components/stores/storeSections.ts'
import { useSuggestions } from '#components/useSuggestions.ts'
import { containsWords } from '#ui/fields/options.ts'

export interface GoToEntry {
  readonly label: string
  readonly description?: string | undefined
  readonly icon: Icon
  readonly path: string
  readonly hash?: string
}

const maxOfKind = 5

/** Records, except stores, whose names contain the words. `only` is the single match, once all answers are there. */
export function useRecords(text: string, roles: readonly Role[]) {
  const wanted = text.trim() !== ''
  const tags = useQuery({ ...tagsQuery(), ...notFlashed, enabled: wanted })
  const promotions = useQuery({ ...promotionsQuery(), ...notFlashed, enabled: wanted })
  const { suggestions, waiting } = useSuggestions(text, wanted)
  if (!wanted) return { records: [], only: undefined }
  const named = (
    records: readonly { readonly id: number; readonly name: string }[] | undefined,
    kind: string,
    icon: Icon,
    pathTo: (id: number) => string,
  ): GoToEntry[] =>
    (records ?? [])
      .filter(({ name }) => containsWords(name, text))
      .slice(0, maxOfKind)
      .map(({ id, name }) => ({ label: name, description: kind, icon, path: pathTo(id) }))
  const records: GoToEntry[] = [
    ...suggestions
      .filter(({ type }) => type !== 'store')
      .map((result) => {
        const { icon, kind, detail } = factsOf(result)
        const description = [kind, detail].filter(Boolean).join(', ')
        return { label: result.name, description, icon, path: pathOf(result) }
      }),
    ...named(promotions.data, 'Promotion', IconDiscount, (id) => `/promotions/${id}`),
    ...named(
      roles.map(({ id, role }) => ({ id, name: role })),
      'Role',
      IconShieldLock,
      (id) => `/roles/${id}`,
    ),
    ...named(tags.data, 'Tag', IconTag, (id) => `/tags/${id}/edit`),
  ]
  const isComplete = !waiting && !tags.isLoading && !promotions.isLoading
  return { records, only: isComplete && records.length === 1 ? records[0] : undefined }
}

/** `capitol hours` is the section Hours of Capitol Hill. */
export function storePages(text: string, stores: readonly StoreSummary[]): GoToEntry[] {
  if (text.trim() === '') return []
  const words = text.trim().split(/\s+/)
  return stores.flatMap(({ id, name, address }) => {
    const rest = words.filter((word) => !containsWords(name, word))
    if (rest.length === words.length) return []
    const page = { icon: IconBuildingStore, path: `/stores/${id}` }
    const store = { ...page, label: name, description: `Store, ${address}` }
    const sections = storeSections
      .filter(({ title }) => containsWords(title, rest.join(' ')))
      .map((section) => ({ ...page, label: `${name}: ${section.title}`, hash: section.id }))
    return rest.length === 0 ? [store, ...sections] : sections
  })
}
