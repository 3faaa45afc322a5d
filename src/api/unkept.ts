/**
 * What a host has not kept of a save. A host that knows the documents alone drops a field beyond them
 * (`x-extension`), and answers as if the field were saved.
 */
import { ApiError } from './errors.ts'
import { latest } from './latest.ts'

/** Promotional content as it is read or sent. */
interface Content {
  readonly title?: string | null | undefined
  readonly body?: string | null | undefined
  readonly type?: string | null | undefined
  readonly url_title?: string | null | undefined
  readonly url?: string | null | undefined
  readonly image_url?: string | null | undefined
  readonly image_data?: string | undefined
}

const texts = ['title', 'body', 'type', 'url_title', 'url'] as const
const none: Content = { title: null, body: null, type: null, url_title: null, url: null }

/**
 * The sent fields of promotional content that the saved one does not show. Nothing is sent where `sent` is
 * undefined; null takes all of it away.
 */
export function unkeptContent(
  opened: Content | null | undefined,
  sent: Content | null | undefined,
  saved: Content | null | undefined,
): string[] {
  if (sent === undefined) return []
  const wanted = sent ?? none
  const lost: string[] = texts.filter((field) => {
    if (!(field in wanted)) return false
    const [before, own, now] = [opened, wanted, saved].map((one) => one?.[field]?.trim() || null)
    return (own !== before && now === before) || (own !== null && now === null)
  })
  return wanted.image_data && !saved?.image_url ? [...lost, 'image_data'] : lost
}

/**
 * Rejects a save whose sent fields the host has not kept, with a fault at each. The record is read where the
 * answer does not show them, because a host may answer less than it keeps.
 */
export async function refuseUnkept<Saved>(
  answered: Saved,
  read: () => Promise<Saved>,
  unkept: (saved: Saved) => readonly string[],
): Promise<void> {
  if (unkept(answered).length === 0) return
  const lost = unkept(await latest(answered, read))
  if (lost.length === 0) return
  throw new ApiError(
    200,
    'not_kept',
    'Not everything was saved. The host has not kept the marked fields.',
    lost.map((path) => ({ path, message: 'The host has not kept this field.' })),
  )
}
