/** A worker, so that 50,000 rows do not block the page. */
import { askedDesk, type DeskAsk } from './deskMessages.ts'

export type { DeskAnswer, DeskAsk, Reading } from './deskMessages.ts'

const ask = askedDesk((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<DeskAsk>) => ask(data))
