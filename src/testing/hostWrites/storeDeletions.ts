/** Deletions of what stores charge, sell and open by, and of what customers were given. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { inWeek } from '#api/storeHours.ts'
import { dialog, press, type } from '#testing/controls.ts'
import { paidOrder } from './sales.ts'
import { idsOf, namesIn, productOf, type Write, type Writes } from './write.ts'

const deleteSurcharge: Write = async (page, p4) => {
  const surcharges = await p4.as('owner').ok('listSurcharges')
  const gone = surcharges.at(-1)
  const deletable = namesIn('Delete')
  await page.open('/surcharges')
  const names = deletable()
  await press(`Delete ${gone?.name}`)
  await type(`Type ${gone?.name} to confirm`, gone?.name ?? '', await dialog())
  await press('Delete', await dialog())
  return {
    says: 'Surcharge delete.',
    shows: 'Surcharges',
    lists: [deletable, names.filter((name) => name !== gone?.name)],
    sends: { address: `/p4/surcharges/${gone?.id}`, body: { confirm: gone?.name } },
    holds: async () => idsOf(await call('listSurcharges')),
    as: idsOf(surcharges.slice(0, -1)),
  }
}

/** Christmas of every store, as the seed has it. */
const christmas = '2026-12-25 00:00:00'

const archiveHoliday: Write = async (page) => {
  const archivable = namesIn('Archive')
  await page.open('/stores/1/holidays')
  const dates = archivable()
  await press('Archive Dec 25, 2026')
  await press('Archive', await dialog())
  return {
    says: 'Hours Updated',
    shows: 'Upcoming Holidays',
    lists: [archivable, dates.filter((date) => date !== 'Dec 25, 2026')],
    sends: {
      address: '/p4/stores/1/hours',
      body: {
        store_hours: [
          {
            day_of_week: 'friday',
            override_date: christmas,
            archived_at: expect.any(String),
          },
        ],
      },
    },
    holds: async () => ({
      isKept:
        christmas in (await inWeek(await call('getStoreHours', { path: { id: 1 } }))).overrides,
    }),
    as: { isKept: false },
  }
}

const removeFromMenu: Write = async (page, p4) => {
  const path = { id: 1 }
  const sold = await p4.as('owner').ok('listProductsAtStore', { path })
  await page.open('/stores/1')
  const removable = namesIn('Remove')
  const [name] = await waitFor(() => {
    expect(removable()).not.toEqual([])
    return removable()
  })
  const left = sold.filter(({ product }) => product.name !== name)
  const gone = sold.find((one) => !left.includes(one))
  await press(`Remove ${name}`)
  await press('Remove', await dialog())
  return {
    says: 'Product removed',
    shows: `${sold.length - 1} products`,
    sends: { address: `/p4/stores/1/products/${gone?.product.id}` },
    holds: async () =>
      idsOf((await call('listProductsAtStore', { path })).map(({ product }) => product)),
    as: idsOf(left.map(({ product }) => product)),
  }
}

const removeFromStore: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const path = { id: await productOf(p4, 'Size') }
  const links = await owner.ok('listProductStores', { path })
  const { stores } = await owner.ok('listStores')
  await page.open(`/products/${path.id}`)
  const [name] = namesIn('Remove from')()
  const store = stores.find((one) => one.name === name)
  await press(`Remove from ${name}`)
  await press('Remove', await dialog())
  return {
    says: 'Success',
    shows: `${links.length - 1} stores`,
    sends: { address: `/p4/stores/${store?.id}/products/${path.id}` },
    holds: async () =>
      (await call('listProductStores', { path })).map(({ store_id }) => store_id).sort(),
    as: links.flatMap(({ store_id }) => (store_id === store?.id ? [] : store_id)).sort(),
  }
}

const deleteCredit: Write = async (page, p4) => {
  const { user_id } = await paidOrder(p4)
  const path = { id: user_id ?? 0 }
  const credits = await p4.as('owner').ok('listCredits', { path })
  const credit = credits.find(({ claimed }) => !claimed)
  if (!credit) throw new Error('There is no credit to delete')
  const code = credit.code ?? String(credit.id)
  const codes = namesIn('Delete credit')
  await page.open(`/users/${path.id}?tab=credits`)
  const before = codes()
  await press(`Delete credit ${code}`)
  await press('Confirm', await dialog())
  return {
    says: 'Credit Deleted',
    shows: 'Credits',
    lists: [codes, before.filter((one) => one !== code)],
    sends: { address: `/p4/users/${path.id}/credits/${credit.id}` },
    holds: async () => idsOf(await call('listCredits', { path })),
    as: idsOf(credits.filter(({ id }) => id !== credit.id)),
  }
}

export const storeDeletions: Writes = {
  deleteSurcharge,
  archiveHoliday,
  removeFromMenu,
  removeFromStore,
  deleteCredit,
}
