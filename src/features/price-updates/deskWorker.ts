/** The desk beside the page, which stays quick with 50,000 rows. */
import { askedDesk, type DeskAsk } from './deskMessages.ts'

export type { DeskAnswer, DeskAsk } from './deskMessages.ts'

const ask = askedDesk((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<DeskAsk>) => ask(data))
