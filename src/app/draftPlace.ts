import { apiHost } from '#api/core/host.ts'
import { secrets } from '#api/core/records.gen.ts'
import { session } from '#api/core/session.ts'
import type { DraftPlace } from '#ui/drafts/drafts.ts'
import { consoleTitle } from './PageTitle.tsx'
import { unrecorded } from './RecordVisits.tsx'
import type { ConsoleRouter } from './router.ts'

/** Drafts belong to one user at one host (AMB-270). */
export function draftPlace(router: Pick<ConsoleRouter, 'latestLocation'>): DraftPlace {
  const path = () => router.latestLocation.pathname
  return {
    owner: () => {
      const { user } = session.get()
      return user && `${apiHost()} ${user.id}`
    },
    path,
    address: () => router.latestLocation.href,
    page: () => {
      // 'Edit · Seasonal' -> 'Seasonal'
      const [labels = ''] = document.title.split(` · ${consoleTitle}`)
      return unrecorded.test(path()) ? '' : (labels.split(' · ').at(-1) ?? '')
    },
    secrets,
  }
}
