import type { Edit } from '#domain/merge.ts'
import { repositioned } from '#domain/ordering.ts'
import { call } from './core/client.ts'
import { errorOf } from './core/errors.ts'
import { saveOver, useSave } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import { useMoveInOrder } from './core/saveMove.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, type WriteCall } from './core/write.ts'

export type VerticalCard = components['schemas']['VerticalCard']

export const verticalCardsQuery = () => operationQuery('listVerticalCards')

export const verticalCardQuery = (id: number) => operationQuery('getVerticalCard', { path: { id } })

type PromoContentType = components['schemas']['PromoContentType']

/** Null for an empty field. */
export interface CardFields {
  readonly title: string
  readonly body: string | null
  readonly type: PromoContentType | null
  readonly url_title: string | null
  readonly url: string | null
  readonly image_data?: string
  readonly image_name?: string
}

/** AMB-136. */
export function useMoveVerticalCard() {
  return useMoveInOrder('sortVerticalCards', {
    read: () => call('listVerticalCards'),
    save: (cards, write) => write('sortVerticalCards', { body: { cards } }),
    optimistic: optimistic('listVerticalCards', repositioned),
  })
}

export const useUpdateVerticalCard = () => useSave('updateVerticalCard', saveVerticalCard)

/** AMB-135. */
export function saveVerticalCard(
  { opened, changes }: Edit<VerticalCard, CardFields>,
  write: WriteCall,
) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    (read) => read('getVerticalCard', { path }),
    () => write('updateVerticalCard', { path, body: changes }),
  )
}

interface CardCopy {
  readonly card: VerticalCard
  readonly title: string
}

/** A card is created by its title alone; a second call fills it (AMB-304). */
export function useCopyVerticalCard() {
  return useOperation('createVerticalCard', {
    send: async ({ card, title }: CardCopy, write) => {
      const copy = await write('createVerticalCard', { body: { title } })
      const { body = null, type = null, url_title = null, url = null } = card
      const content = { body, type, url_title, url }
      if (Object.values(content).every((value) => value === null)) return { copy, failure: null }
      const filled = write('updateVerticalCard', { path: { id: copy.id }, body: content })
      return { copy, failure: await errorOf(filled) }
    },
    flash: ({ failure }) =>
      failure
        ? { message: `The copy may have its title only. ${failure.message}`, variant: 'error' }
        : undefined,
  })
}
