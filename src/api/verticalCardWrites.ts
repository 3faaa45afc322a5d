import type { Edit } from '#domain/merge.ts'
import { repositioned } from '#domain/ordering.ts'
import { call } from './client.ts'
import { saveOver } from './latest.ts'
import { optimistic } from './optimistic.ts'
import { moveInOrder } from './saveMove.ts'
import type { components } from './schema.gen.ts'
import { useOperation, useSave } from './useOperation.ts'
import type { VerticalCard } from './verticalCards.ts'

type PromoContentType = components['schemas']['PromoContentType']

/** The fields of the form, with null for an empty one. */
export interface CardFields {
  readonly title: string
  readonly body: string | null
  readonly type: PromoContentType | null
  readonly url_title: string | null
  readonly url: string | null
  readonly image_data?: string
  readonly image_name?: string
}

/** Moves a card (AMB-136). */
export function useMoveVerticalCard() {
  return useOperation(
    'sortVerticalCards',
    moveInOrder({
      read: () => call('listVerticalCards'),
      save: (cards, write) => write('sortVerticalCards', { body: { cards } }),
      shown: optimistic('listVerticalCards', repositioned),
      inTurn: 'sortVerticalCards',
    }),
  )
}

/** Saves the changed fields of a card (AMB-135). */
export function useUpdateVerticalCard() {
  return useSave(
    'updateVerticalCard',
    ({ opened, changes }: Edit<VerticalCard, CardFields>, write) => {
      const path = { id: opened.id }
      return saveOver(
        opened,
        (read) => read('getVerticalCard', { path }),
        () => write('updateVerticalCard', { path, body: changes }),
      )
    },
  )
}
