import {
  promotion_categories,
  promotion_roles,
  promotion_stores,
  promotion_users,
  promotions,
} from '#server/database/schema/promotions.ts'
import type { SeededUsers } from './people.ts'
import type { SeededProduct } from './products.ts'
import { promotionData } from './promotionData.ts'
import { roleData } from './roleData.ts'
import type { SeededStore } from './stores.ts'
import type { SeedWorld } from './world.ts'

export interface SeededPromotion {
  readonly id: number
  readonly name: string
}

/** All types: past, ongoing, upcoming, permanent and repeating. */
export async function seedPromotions(
  world: SeedWorld,
  stores: readonly SeededStore[],
  products: readonly SeededProduct[],
  users: SeededUsers,
): Promise<readonly SeededPromotion[]> {
  const list = promotionData(world, stores, products, users)
  await world.insert(
    promotions,
    list.map((data, index) => ({
      id: index + 1,
      name: data.name,
      type: data.type,
      start_date: data.from === 'always' ? '0001-01-01' : world.day(data.from),
      end_date: data.to === 'never' ? '9999-12-31' : world.day(data.to),
      start_time: data.more?.start_time ?? '00:00:00',
      end_time: data.more?.end_time ?? '23:59:59',
      configuration: data.configuration,
      activation_code: data.more?.activation_code ?? null,
      limit_uses: data.more?.limit_uses ?? null,
      repeats: data.more?.repeats ?? null,
      account: data.more?.account ?? '50500',
      without_role: data.more?.without_role ?? false,
      content: data.more?.content ?? null,
      created_at: world.ago(400 - index),
      updated_at: world.ago((list.length - index) * 3),
      archived_at: data.more?.archived_at ?? null,
    })),
  )
  const links = list.map((data, index) => ({ promotion_id: index + 1, data }))
  await world.insert(
    promotion_stores,
    links.flatMap(({ promotion_id, data }) =>
      (data.stores ?? []).map((store_id) => ({ promotion_id, store_id })),
    ),
  )
  await world.insert(
    promotion_roles,
    links.flatMap(({ promotion_id, data }) =>
      (data.roles ?? []).map((role) => ({
        promotion_id,
        role_id: roleData.findIndex((one) => one.role === role) + 1,
      })),
    ),
  )
  await world.insert(
    promotion_users,
    links.flatMap(({ promotion_id, data }) =>
      (data.users ?? []).map((user_id) => ({ promotion_id, user_id })),
    ),
  )
  await world.insert(
    promotion_categories,
    links.flatMap(({ promotion_id, data }) => [
      ...(data.inclusions ?? []).map((promotional_category_id) => ({
        promotion_id,
        side: 'inclusion' as const,
        promotional_category_id,
      })),
      ...(data.exclusions ?? []).map((promotional_category_id) => ({
        promotion_id,
        side: 'exclusion' as const,
        promotional_category_id,
      })),
    ]),
  )
  return list.map(({ name }, index) => ({ id: index + 1, name }))
}
