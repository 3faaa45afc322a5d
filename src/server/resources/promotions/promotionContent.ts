import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import type { components } from '#api/core/schema.gen.ts'
import type { Call } from '../../handlers.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'

type Content = components['schemas']['PromoContent']

const storedContent = z
  .object({ image_url: z.string().nullable(), created_at: z.string() })
  .nullable()

type Saving = Pick<
  Call<OperationId>,
  'tx' | 'clock' | 'files' | 'pictures' | 'viewer' | 'inBackground'
>

/** Undefined keeps it, null removes it; an omitted picture stays (AMB-134). */
export async function contentOf(
  call: Saving,
  sent: components['schemas']['PromotionFields']['content'],
  stored: unknown = null,
): Promise<Content | null | undefined> {
  if (!sent) return sent
  const before = storedContent.parse(stored)
  const { image_data: data, image_name: filename } = sent
  const image_url = data ? await saveImage(call, { data, filename }) : (before?.image_url ?? null)
  const now = call.clock.now().toISOString()
  return {
    title: text(sent.title),
    body: text(sent.body),
    type: sent.type ?? null,
    url_title: text(sent.url_title),
    url: text(sent.url),
    image_url,
    created_at: before?.created_at ?? now,
    updated_at: now,
  }
}

const text = (value: string | null | undefined) => value?.trim() || null

export async function deleteFormerPicture(
  call: Saving,
  saved: Content | null | undefined,
  stored: unknown,
): Promise<void> {
  const former = storedContent.parse(stored)?.image_url ?? null
  if (saved !== undefined && saved?.image_url !== former) await deleteUnused(call, former)
}
