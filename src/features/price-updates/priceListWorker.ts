/** Reads and checks a price list beside the page, which stays quick with 50,000 rows. */
import { type PriceList, readPriceList } from '#domain/priceList.ts'
import { SheetError } from '#domain/sheetRows.ts'

/** What the worker answers: the prices and faults of the file, or why it cannot be read. */
export type PriceListAnswer = { readonly list: PriceList } | { readonly refusal: string }

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await answerTo(data))
})

async function answerTo(file: File): Promise<PriceListAnswer> {
  try {
    return { list: await readPriceList(new Uint8Array(await file.arrayBuffer())) }
  } catch (error) {
    if (error instanceof SheetError) return { refusal: error.message }
    return { refusal: 'The file could not be read.' }
  }
}
