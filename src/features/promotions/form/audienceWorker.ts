/** A worker, so that 100,000 e-mails do not block the page. */

import { SheetError } from '#domain/files/table.ts'
import { type Audience, readAudience } from '#domain/promotions/audience.ts'

export type AudienceAnswer = Audience | { readonly refusal: string }

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await answerTo(data))
})

async function answerTo(file: File): Promise<AudienceAnswer> {
  try {
    return await readAudience(new Uint8Array(await file.arrayBuffer()), file.name)
  } catch (error) {
    if (error instanceof SheetError) return { refusal: error.message }
    return { refusal: 'The file could not be read.' }
  }
}
