import { useUpdateAttribute } from '#api/attributes.ts'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import { useUpdateCustomContent } from '#api/customContent.ts'
import { useUpdateProduct } from '#api/products.ts'
import { useUpdatePromotionalCategory } from '#api/promotionalCategories.ts'
import { useUpdatePromotion } from '#api/promotions.ts'
import { useUpdateRecommendation } from '#api/recommendations.ts'
import { useUpdateRecommendedProduct } from '#api/recommendedProducts.ts'
import { useUpdateRole } from '#api/roles.ts'
import { useSaveDay } from '#api/storeHours.ts'
import { useUpdateStore } from '#api/stores.ts'
import { useUpdateSurcharge } from '#api/surcharges.ts'
import { useUpdateTag } from '#api/tags.ts'
import { type User, useSaveEmployee } from '#api/users.ts'
import { useUpdateVariant } from '#api/variants.ts'
import { useUpdateVerticalCard } from '#api/verticalCards.ts'
import type { Edit } from '#domain/merge.ts'
import { weekOf } from '#domain/stores/storeHours.ts'
import { memberOf } from '#domain/values.ts'
import { first, hook, type Kinds, known, type UndoKind } from './undoKind.tsx'

type UseEdit<Opened, Changes> = () => (edit: {
  opened: Opened
  changes: Changes
}) => Promise<unknown>

/** A form: its user and somebody else change the same field. */
function edit<Opened, Changes extends object>(
  id: MutatingOperationId,
  name: string,
  read: () => Promise<Opened>,
  use: UseEdit<Opened, Changes>,
  changesOf: (opened: Opened) => readonly [Changes, Changes] | Promise<readonly [Changes, Changes]>,
): UndoKind {
  return {
    id,
    what: name,
    start: async (client) => {
      const opened = await read()
      const save = hook(client, use)
      const [mine, others] = await changesOf(opened)
      return {
        save: () => save({ opened, changes: mine }),
        theirs: () => save({ opened, changes: others }),
        stored: async () => {
          const now = await read()
          return Object.keys(mine).map((field) => sorted(memberOf(now, field)))
        },
        name,
      }
    },
  }
}

/** Lists have no order. */
const sorted = (value: unknown) =>
  Array.isArray(value) ? value.map((one: unknown) => memberOf(one, 'id') ?? one).toSorted() : value

const inList =
  <One extends { readonly id: number }>(read: () => Promise<readonly One[]>) =>
  async () =>
    known((await read()).find(({ id }) => id === 1))

const titles = () => [{ title: 'Mine' }, { title: 'Theirs' }] as const
const names = () => [{ name: 'Mine' }, { name: 'Theirs' }] as const

export const editKinds: Kinds = (owner) => [
  edit('updateTag', 'name', () => owner.ok('getTag', first), useUpdateTag, names),
  edit(
    'updateRole',
    'permissions',
    () => owner.ok('getRole', { path: { id: 2 } }),
    useUpdateRole,
    ({ permission_ids: [one, ...others] }) => [
      { permission_ids: others },
      { permission_ids: [known(one)] },
    ],
  ),
  edit(
    'updateProduct',
    'tags',
    () => owner.ok('getProduct', first),
    useUpdateProduct,
    async ({ tags }) => {
      const [one, other] = (await owner.ok('listTags')).filter(({ id }) =>
        tags.every((tag) => tag.id !== id),
      )
      return [{ tags: [...tags, known(one)] }, { tags: [...tags, known(other)] }]
    },
  ),
  edit(
    'updateVariant',
    'SKU',
    async () => known((await owner.ok('listProductVariants', first))[0]),
    useUpdateVariant,
    () => [{ sku: 'MINE' }, { sku: 'THEIRS' }],
  ),
  edit(
    'updatePromotionalCategory',
    'name',
    inList(() => owner.ok('listPromotionalCategories')),
    useUpdatePromotionalCategory,
    names,
  ),
  edit(
    'updateAttribute',
    'label',
    inList(() => owner.ok('listAttributes')),
    () => {
      const save = useUpdateAttribute()
      return (sent) => save({ ...sent, steps: [] })
    },
    () => [{ label: 'Mine' }, { label: 'Theirs' }],
  ),
  edit(
    'updateCustomContent',
    'title',
    () => owner.ok('getCustomContent', first),
    useUpdateCustomContent,
    titles,
  ),
  edit(
    'updateVerticalCard',
    'title',
    () => owner.ok('getVerticalCard', first),
    useUpdateVerticalCard,
    titles,
  ),
  edit(
    'updateStore',
    'area',
    () => owner.ok('getStore', first),
    useUpdateStore,
    () => [{ area: 'Mine' }, { area: 'Theirs' }],
  ),
  edit(
    'updateRecommendation',
    'recommended products',
    () => owner.ok('getRecommendation', first),
    useUpdateRecommendation,
    ({ recommended_product_ids: ids }) => [
      { recommended_product_ids: ids.slice(1) },
      { recommended_product_ids: ids.slice(0, 1) },
    ],
  ),
  edit(
    'updateRecommendedProduct',
    'headline',
    inList(() => owner.ok('listRecommendedProducts')),
    useUpdateRecommendedProduct,
    () => [{ headline: 'Mine' }, { headline: 'Theirs' }],
  ),
  edit(
    'updateUser',
    'name',
    () => owner.ok('getUser', first),
    () => {
      const save = useSaveEmployee('updateUser')
      return (record: Edit<User, { name?: string }>) => save({ record, image: undefined })
    },
    names,
  ),
  edit(
    'updatePromotion',
    'name',
    () => owner.ok('getPromotion', first),
    useUpdatePromotion,
    () => [
      { name: 'Mine', offer: null },
      { name: 'Theirs', offer: null },
    ],
  ),
  edit(
    'updateSurcharge',
    'description',
    inList(() => owner.ok('listSurcharges')),
    useUpdateSurcharge,
    () => [{ description: 'Mine' }, { description: 'Theirs' }],
  ),
  edit(
    'saveStoreHours',
    'opening time',
    async () => known(weekOf(await owner.ok('getStoreHours', first)).hours.monday),
    () => useSaveDay(1, 'monday'),
    () => [{ opening_time: '07:11:00' }, { opening_time: '07:12:00' }],
  ),
]
