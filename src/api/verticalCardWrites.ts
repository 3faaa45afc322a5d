import { changedFields } from '#domain/merge.ts'
import { repositioned } from '#domain/ordering.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { optimistic } from './optimistic.ts'
import { moveInOrder } from './saveMove.ts'
import type { components } from './schema.gen.ts'
import { refuseUnkept, unkeptContent } from './unkept.ts'
import { useOperation } from './useOperation.ts'
import type { VerticalCard } from './verticalCards.ts'

type Patch = BodyOf<'updateVerticalCard'>
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

/**
 * Saves the changed fields of a card. Rejects when the host has not kept one of them, because its cards may
 * have no such field (AMB-135).
 */
export function useSaveVerticalCard(opened: VerticalCard) {
  const path = { id: opened.id }
  return useOperation('updateVerticalCard', {
    send: async (fields: CardFields, write) => {
      const body: Patch = changedFields(
        {
          title: opened.title,
          body: opened.body || null,
          type: opened.type || null,
          url_title: opened.url_title || null,
          url: opened.url || null,
        },
        fields,
      )
      const answered = await write('updateVerticalCard', { path, body })
      await refuseUnkept(
        answered,
        () => call('getVerticalCard', { path }),
        (saved) => unkeptContent(opened, body, saved),
      )
      return answered
    },
  })
}
